/** Pictures in forms: sending, ordering, describing them. */
export const pictures = {
  standIn: 'No picture of its own. A neutral one is shown instead.',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  dropHere: 'Drop photographs here, or choose them',
  dropHint:
    'Many at once: JPEG, PNG, WebP, AVIF or TIFF. They are sorted by their file names. Members download them as you upload them, with what the camera wrote into them.',
  empty: 'No picture yet.',
  ready: (ready: number, all: number) =>
    ready === all
      ? all === 1
        ? '1 picture, ready'
        : `${all} pictures, all ready`
      : `In preparation: ${ready} of ${all} pictures are ready`,
  order: 'Drag a picture, or press the arrow keys on its handle. The first one is the cover.',
  cover: 'Cover',
  makeCover: (number: number) => `Make picture ${number} the cover`,
  handle: (number: number) => `Move picture ${number}`,
  moved: (to: number, all: number) => `Now picture ${to} of ${all}.`,
  waiting: 'Waiting',
  sent: (share: number) => `Uploading, ${share} %`,
  inPreparation: 'In preparation',
  missing: 'Not uploaded. Choose its file again, or remove it.',
  retry: (name: string) => `Retry ${name}`,
  sending: (name: string) => `Uploading ${name}`,
  preparing: (name: string) => `Preparing ${name}`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  broken: 'The upload failed. Check the connection and try again.',
  alt: (number: number) => `Picture ${number}: what it shows`,
  drop: (number: number) => `Remove picture ${number}`,
  dismiss: 'Dismiss',
} as const;
