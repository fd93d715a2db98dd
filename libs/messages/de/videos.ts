import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../videos.ts';

export const videos: Translation<typeof english.videos> = {
  head: {
    title: 'Videos — {brand}',
    narrowed: '{filters}: Videos — {brand}',
    description: 'Alle Filme von {brand}, die neuesten zuerst: {total} nach Stimmung, Bewertung und Datum.',
    narrowedDescription: '{filters} bei {brand}: {total}, die neuesten zuerst.',
  },
  title: 'Videos',
  count: '{count, plural, one {# Video} other {# Videos}}',
  countAtLeast: 'Mehr als {count, number} Videos',
  order: {
    label: 'Sortieren nach',
    NEWEST: 'Neueste',
    RATING: 'Beste Bewertung',
    MOST_VIEWED: 'Meistgesehen',
    NAME: 'Titel',
  },
  filter: {
    label: 'Stimmung',
    all: 'Alle Stimmungen',
    active: 'Filter',
    remove: '{filter} entfernen',
    clear: 'Alle löschen',
    search: '„{search}“',
    noCategory: 'Es gibt keine Kategorie „{search}“. Diese Filme passen zu den Wörtern.',
    nothing: 'Es gibt keine Kategorie „{search}“, und kein Film passt zu den Wörtern.',
  },
  trial: { label: 'Deine Probezeit', all: 'Alle Filme', only: 'Nur Filme daraus' },
  watched: { hide: 'Gesehene ausblenden', hidden: 'Gesehene Filme ausgeblendet' },
  empty: {
    title: 'Keine Videos passen zu diesen Filtern.',
    text: 'Entfern einen Filter oder fang mit der ganzen Mediathek von vorn an.',
    action: 'Alle Videos anzeigen',
    searchOnly: 'Ohne die Filter suchen',
  },
};
