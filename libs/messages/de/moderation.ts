import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../moderation.ts';

export const moderation: Translation<typeof english.moderation> = {
  head: 'Moderation — {brand}',
  title: 'Moderation',
  text: 'Was Mitglieder auf dieser Seite schreiben. Jede Aktion hier wird protokolliert.',
  lists: { label: 'Welche Kommentare', REPORTED: 'Gemeldet', RECENT: 'Neu' },
  member: { label: 'Benutzername eines Mitglieds', placeholder: 'Benutzername', find: 'Kommentare anzeigen' },
  empty: {
    title: 'Nichts zu prüfen.',
    member: 'Dieses Mitglied hat hier nicht kommentiert.',
    text: 'Kommentare, die Mitglieder melden, erscheinen unter „Gemeldet“.',
  },
  state: {
    removed: 'Entfernt',
    pinned: 'Angeheftet',
    reported: '{count, plural, one {# Meldung} other {# Meldungen}}',
  },
  on: 'Zu',
  reasons: 'Warum er gemeldet wurde',
  history: 'Bisherige Aktionen',
  entry: '{date}: {action} von {actor}',
  actions: {
    removed: 'entfernt',
    restored: 'wiederhergestellt',
    pinned: 'angeheftet',
    unpinned: 'gelöst',
    dismissed: 'Meldungen verworfen',
  },
  remove: 'Entfernen',
  restore: 'Wiederherstellen',
  dismiss: 'Meldungen verwerfen',
  done: {
    remove: 'Kommentar entfernt.',
    restore: 'Kommentar wiederhergestellt.',
    dismiss: 'Meldungen verworfen.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  older: 'Ältere Kommentare',
};
