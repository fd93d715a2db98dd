import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../search.ts';

export const search: Translation<typeof english.search> = {
  head: {
    title: 'Suche — {brand}',
    titleFor: '„{query}“ — Suche auf {brand}',
    description: 'Durchsuch die Filme und Darsteller von {brand}.',
  },
  title: 'Suche',
  field: 'Filme und Personen suchen',
  submit: 'Suchen',
  results: 'Ergebnisse für „{query}“',
  count: '{count, plural, =0 {Keine Filme} one {# Film} other {# Filme}}',
  countAtLeast: 'Mehr als {count, number} Filme',
  prompt: {
    title: 'Worauf hast du Lust?',
    text: 'Gib einen Titel, einen Namen oder eine Stimmung ein.',
  },
  empty: {
    title: 'Nichts gefunden für „{query}“.',
    text: 'Prüf die Schreibweise oder versuch es mit weniger Wörtern.',
    action: 'Alle Videos entdecken',
  },
  order: {
    label: 'Sortieren nach',
    NEWEST: 'Neueste',
    RATING: 'Beste Bewertung',
    MOST_VIEWED: 'Meistgesehen',
    NAME: 'Titel',
  },
  mood: '{name} · {count, number}',
  narrowed: {
    title: 'Kein Film passt zu allem.',
    text: 'Keiner der Filme für „{query}“ passt zu diesen Filtern.',
    action: 'Filter entfernen',
  },
  beyond: {
    title: 'Auf dieser Seite ist nichts.',
    text: 'Die Ergebnisse für „{query}“ enden vor dieser Seite.',
    action: 'Zurück zur ersten Seite',
  },
  sections: {
    recent: 'Letzte Suchen',
    saved: 'Gespeicherte Suchen',
    popular: 'Beliebte Suchen',
    films: 'Filme',
    people: 'Personen',
    moods: 'Stimmungen',
  },
  suggestions: '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}',
  didYouMean: 'Meintest du „{query}“?',
  recent: { remove: '„{query}“ aus den letzten Suchen entfernen', removeAll: 'Alle entfernen' },
  all: 'Alle Ergebnisse für „{query}“',
};
