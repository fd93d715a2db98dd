import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../cards.ts';

export const cards: Translation<typeof english.cards> = {
  new: 'Neu',
  upcoming: 'Ab {date}',
  free: 'Kostenlos',
  trial: 'In deiner Probezeit',
  exclusive: 'Exklusiv',
  locked: 'Gesperrt',
  rating: 'Bewertung: {rating} von 10',
  videoCount: '{count, plural, one {# Video} other {# Videos}}',
  undo: 'Rückgängig',
  progress: '{percent, number} % gesehen',
  later: {
    label: 'Für später merken: {name}',
    word: 'Für später',
    added: '„{name}“ ist jetzt unter „Für später“.',
    removed: '„{name}“ wurde aus „Für später“ entfernt.',
  },
  playlist: { label: 'Zu einer Playlist hinzufügen: {name}' },
  favorite: {
    label: 'Favorit: {name}',
    word: 'Favorit',
    added: '{name} ist jetzt in deinen Favoriten.',
    removed: '{name} wurde aus deinen Favoriten entfernt.',
  },
  pagination: { label: 'Seiten', previous: 'Vorherige Seite', next: 'Nächste Seite', page: 'Seite {page}' },
  scroll: { previous: 'Zurückblättern', next: 'Mehr anzeigen' },
};
