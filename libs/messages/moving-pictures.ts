/** The button of a picture that moves by itself. */
export const movingPictures = {
  pause: 'Pause the moving picture',
  play: 'Play the moving picture',
} as const;
