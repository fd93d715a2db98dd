import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../password-field.ts';

export const passwordField: Translation<typeof english.passwordField> = {
  show: 'Mostrar',
  hide: 'Ocultar',
  label: 'Mostrar lo que has escrito',
  capsLock: 'Las mayúsculas están activadas.',
};
