import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../support.ts';
/** What members of staff read stays in English. */
export { support } from '../support.ts';

export const dataRequests: Translation<typeof english.dataRequests> = {
  access: 'dir eine Kopie deiner persönlichen Daten zu schicken',
  deletion: 'dein Konto und deine persönlichen Daten zu löschen',
};
