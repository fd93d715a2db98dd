import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../error-report.ts';

export const errorReport: Translation<typeof english.errorReport> = {
  title: 'Problem melden',
  label: 'Was hast du gerade gemacht, als es passiert ist?',
  send: 'Meldung senden',
  sent: 'Danke. Deine Meldung wurde gesendet.',
  failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  close: 'Schließen',
};
