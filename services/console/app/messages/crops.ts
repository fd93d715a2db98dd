/** Texts of crops. */
export const crops = {
  role: 'crop',
  ratios: 'Ratio to crop for',
  box: (ratio: string) => `What is shown in ${ratio}`,
  at: (left: number, top: number, width: number) =>
    `${left}% from the left, ${top}% from the top, ${width}% of the width`,
  hint: 'Arrow keys move what is shown, with Shift they make it smaller and larger. The pointer drags it, and its corner.',
  around: 'Not cropped: shown around its focal point.',
  cropped: 'cropped',
  undo: 'Undo',
  whole: 'Don’t crop for this ratio',
  cards: 'How brands show it',
  hero: (brands: string) => `Opening of the home page: ${brands}`,
  banner: 'The top of their page',
  tall: 'Tall cards and locked picture sets',
  portrait: 'Every portrait',
  player: 'Player, banners and lists of films',
  gallery: 'Gallery of the set',
  noPicture: 'It can be cropped once there is a picture of its own.',
  open: (number: number) => `Crop picture ${number}`,
} as const;
