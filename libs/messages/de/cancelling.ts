import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../cancelling.ts';

export const cancelling: Translation<typeof english.cancelling> = {
  head: 'Mitgliedschaft kündigen — {brand}',
  renews: '{name} verlängert sich am {date}.',
  renewsInDays: '{name} verlängert sich am {date} und dann alle {days, number} Tage.',
  nothing: {
    title: 'Nichts zu kündigen',
    text: 'Du hast keine Mitgliedschaft, die sich verlängert. Es wird also nichts abgebucht.',
  },
  cancelled: {
    title: 'Deine Mitgliedschaft ist gekündigt',
    text: 'Es wird nichts mehr abgebucht. Die Bestätigung haben wir dir per E-Mail geschickt.',
    until: 'Du hast bis zum {date} vollen Zugang zu {name}.',
    undo: 'Anders entschieden? In deinem Konto kannst du das zurücknehmen.',
  },
  terms: {
    full: 'Heute wird nichts abgebucht. Am {date} verlängert sich deine Mitgliedschaft zu {price}, bis du kündigst.',
    date: 'Heute wird nichts abgebucht. Am {date} verlängert sich deine Mitgliedschaft.',
    restored:
      'Du bekommst {gems, plural, =0 {} one {# Gem} other {# Gems}}{packs, plural, =0 {} other {{gems, plural, =0 {} other { und }}}}{packs, plural, =0 {} one {# freigeschaltetes Kanalpaket} other {# freigeschaltete Kanalpakete}} zurück.',
    without: 'Vor der nächsten Verlängerung wird nichts abgebucht.',
  },
  continues: 'Deine Mitgliedschaft läuft weiter',
  declined: 'Deine letzte Zahlung hat nicht geklappt',
  pending: 'Deine Zahlung wird bearbeitet',
  pendingText:
    'Das kann ein paar Minuten dauern, und es wird nicht doppelt abgebucht. Lade diese Seite neu, um das Ergebnis zu sehen.',
  account: 'Zu deinem Konto',
  limited: 'Zu viele Versuche. Bitte versuch es in einer Minute noch einmal.',
  failed: 'Wir konnten unsere Server nicht erreichen, und es hat sich nichts geändert. Bitte versuch es noch einmal.',
};
