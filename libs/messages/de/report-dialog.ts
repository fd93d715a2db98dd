import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../report-dialog.ts';

export const reportDialog: Translation<typeof english.reportDialog> = {
  reason: 'Was stimmt damit nicht?',
  reasons: {
    SPAM: 'Werbung oder Spam',
    RUDE: 'Unhöflich oder gehässig',
    PRIVATE_DATA: 'Private Daten von jemandem',
    OTHER: 'Etwas anderes',
  },
  send: 'Melden',
  cancel: 'Abbrechen',
  failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuch es noch einmal.',
};
