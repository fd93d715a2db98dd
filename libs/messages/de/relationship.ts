import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../relationship.ts';

export const relationship: Translation<typeof english.relationship> = {
  title: 'Beziehung',
  text: 'Erzähl das nur, wenn du magst.',
  status: 'Dein Status',
  role: 'Du bist',
  unsaid: 'Keine Angabe',
  statuses: {
    single: 'Single',
    dating: 'Auf Dates',
    partnered: 'In einer Beziehung',
    married: 'Verheiratet',
    open: 'In einer offenen Beziehung',
  },
  roles: { wife: 'Die Ehefrau', husband: 'Der Ehemann', partner: 'Partner oder Partnerin' },
  readOnly: 'Um das zu ändern, brauchst du eine eigene aktive Mitgliedschaft.',
  saved: 'Dein Beziehungsstatus wurde gespeichert.',
  failed: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
};
