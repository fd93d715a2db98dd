import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../categories.ts';

export const categories: Translation<typeof english.categories> = {
  head: { title: 'Kategorien — {brand}', description: 'Alle Stimmungen von {brand} auf einen Blick: {names}.' },
  title: 'Kategorien',
  text: 'Wähl eine Stimmung und sieh alle Filme, die dazu passen.',
  videoCount: '{count, plural, one {# Video} other {# Videos}}',
  find: { field: 'Kategorie finden', submit: 'Finden' },
  found: '{count, plural, =0 {Keine Kategorien} one {# Kategorie} other {# Kategorien}}',
  notFound: {
    title: 'Keine Kategorie heißt „{find}“.',
    text: 'Im Titel oder in der Beschreibung von Filmen kann es trotzdem vorkommen.',
    action: 'In den Filmen suchen',
  },
  order: { label: 'Sortieren nach', films: 'Meiste Filme', name: 'A bis Z' },
  empty: {
    title: 'Noch keine Kategorien.',
    text: 'Kategorien erscheinen hier mit den ersten Filmen.',
    action: 'Alle Videos anzeigen',
  },
};
