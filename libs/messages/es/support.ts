import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../support.ts';
/** What members of staff read stays in English. */
export { support } from '../support.ts';

export const dataRequests: Translation<typeof english.dataRequests> = {
  access: 'enviarte una copia de tus datos personales',
  deletion: 'eliminar tu cuenta y tus datos personales',
};
