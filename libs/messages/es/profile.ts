import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../profile.ts';

export const profile: Translation<typeof english.profile> = {
  errors: {
    invalidUsername: 'Nombre de usuario no válido',
    reserved: 'Este nombre está reservado. Elige otro.',
    alreadyTaken: 'Ya está en uso',
    alreadyChosen: 'Ya has elegido un nombre de usuario y no se puede cambiar.',
  },
};
