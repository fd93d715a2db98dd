import type { Translation } from '../catalogue/translation.ts';
import type { movingPictures as english } from '../moving-pictures.ts';

export const movingPictures: Translation<typeof english> = {
  pause: 'Pausar la imagen en movimiento',
  play: 'Reproducir la imagen en movimiento',
};
