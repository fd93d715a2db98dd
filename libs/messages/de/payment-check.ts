import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../payment-check.ts';

export const paymentCheck: Translation<typeof english.paymentCheck> = {
  headTitle: 'Deine Zahlung wird geprüft — {brand}',
  title: 'Einen Moment. Wir prüfen deine Zahlung.',
  text: 'Wir erreichen unsere Daten gerade nicht. Falls deine Zahlung geklappt hat, ist sie sicher: Es wird nichts doppelt abgebucht, und du musst nicht noch einmal zahlen. Diese Seite geht von selbst weiter, sobald wir es wissen, und dein Beleg kommt per E-Mail.',
  action: 'Noch einmal prüfen',
  support: 'Kundendienst kontaktieren',
};
