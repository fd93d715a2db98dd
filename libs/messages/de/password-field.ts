import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../password-field.ts';

export const passwordField: Translation<typeof english.passwordField> = {
  show: 'Anzeigen',
  hide: 'Verbergen',
  label: 'Deine Eingabe anzeigen',
  capsLock: 'Die Feststelltaste ist an.',
};
