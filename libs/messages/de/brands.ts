import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../brands.ts';

export const brands: Translation<typeof english.brands> = {
  head: {
    title: 'Das Netzwerk — {brand}',
    description: 'Alle Seiten des Netzwerks, zu dem {brand} gehört.',
    site: {
      videos: 'Videos von {site} — {brand}',
      performers: 'Darsteller von {site} — {brand}',
      description: '{site}, präsentiert von {brand}: {count, plural, one {# Film} other {# Filme}}.',
    },
  },
  title: 'Das Netzwerk',
  text: 'Alle Seiten des Netzwerks, jede mit ihrem eigenen Stil.',
  here: 'Du bist hier',
  included: 'Hier enthalten',
  visit: '{site} besuchen',
  explore: '{site} hier entdecken',
  since: 'Seit {year}',
  videoCount: '{count, plural, =1000 {Über 1.000 Filme} one {# Film} other {# Filme}}',
  performerCount: '{count, plural, =1000 {Über 1.000 Darsteller} one {# Darsteller} other {# Darsteller}}',
  site: {
    eyebrow: 'Präsentiert von {brand}',
    tabs: 'Bereiche von {site}',
    videos: 'Videos',
    performers: 'Darsteller',
    newest: 'Neu bei {site}',
    people: 'Vor der Kamera',
    allPeople: 'Alle Darsteller',
    films: 'Alle Filme',
    scroll: { previous: 'Zurückblättern', next: 'Weiterblättern' },
    order: {
      label: 'Sortieren nach',
      NEWEST: 'Neueste',
      RATING: 'Beste Bewertung',
      MOST_VIEWED: 'Meistgesehen',
      NAME: 'Titel',
    },
    facts: {
      label: '{site} in Zahlen',
      films: 'Filme',
      performers: 'Darsteller',
      since: 'Online seit',
      count: '{count, plural, =1000 {1.000+} other {#}}',
    },
    empty: {
      title: 'Auf dieser Seite ist nichts.',
      text: 'Die Liste endet vor dieser Seite.',
      action: 'Zurück zum Anfang',
    },
  },
};
