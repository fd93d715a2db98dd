/** Pictures in forms: sending, ordering, describing them. */
export const pictures = {
  standIn: 'No picture of its own. A neutral one is shown instead.',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  add: 'Add pictures',
  empty: 'No picture yet. Add several at once; they are shown in this order.',
  sending: (name: string) => `Uploading ${name}`,
  preparing: (name: string) => `Preparing ${name}`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  broken: 'The upload failed. Check the connection and try again.',
  alt: (number: number) => `Picture ${number}: what it shows`,
  earlier: (number: number) => `Move picture ${number} forward`,
  later: (number: number) => `Move picture ${number} back`,
  drop: (number: number) => `Remove picture ${number}`,
  dismiss: 'Dismiss',
} as const;
