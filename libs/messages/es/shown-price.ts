import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../shown-price.ts';

export const shownPrice: Translation<typeof english.shownPrice> = {
  changed:
    'El precio ha cambiado desde que abriste esta página: ahora son {price}. No se ha cobrado nada. Compruébalo y continúa si estás de acuerdo.',
};
