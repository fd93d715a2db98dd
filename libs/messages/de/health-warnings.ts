import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../health-warnings.ts';
/** Their wording is the law's, in any language of the page. */
export { healthWarnings, helplines } from '../health-warnings.ts';

export const healthWarningGate: Translation<typeof english.healthWarningGate> = {
  headTitle: 'Gesundheitswarnung — {brand}',
  title: 'Bevor es weitergeht',
  acknowledge: 'Ich habe das gelesen',
};
