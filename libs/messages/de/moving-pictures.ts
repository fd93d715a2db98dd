import type { Translation } from '../catalogue/translation.ts';
import type { movingPictures as english } from '../moving-pictures.ts';

export const movingPictures: Translation<typeof english> = {
  pause: 'Bewegtes Bild anhalten',
  play: 'Bewegtes Bild abspielen',
};
