import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../profile.ts';

export const profile: Translation<typeof english.profile> = {
  errors: {
    invalidUsername: 'Ungültiger Benutzername',
    reserved: 'Dieser Name ist reserviert. Bitte wähl einen anderen.',
    alreadyTaken: 'Schon vergeben',
    alreadyChosen: 'Du hast schon einen Benutzernamen gewählt, und er lässt sich nicht ändern.',
  },
};
