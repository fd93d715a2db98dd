import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../health-warnings.ts';
/** Their wording is the law's, in any language of the page. */
export { healthWarnings, helplines } from '../health-warnings.ts';

export const healthWarningGate: Translation<typeof english.healthWarningGate> = {
  headTitle: 'Advertencia sanitaria — {brand}',
  title: 'Antes de continuar',
  acknowledge: 'Lo he leído',
};
