import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../top-rated.ts';

export const topRated: Translation<typeof english.topRated> = {
  head: {
    title: 'Bestbewertet — {brand}',
    description: 'Die Filme von {brand}, die Mitglieder am besten bewerten, der Reihe nach.',
  },
  title: 'Bestbewertet',
  text: 'Die Filme, die Mitglieder am besten bewerten, der Reihe nach.',
  rank: 'Platz {rank}',
  rating: '{rating} von 10',
  ratings: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
  watch: 'Jetzt ansehen',
  empty: {
    title: 'Hier endet die Rangliste.',
    text: 'Auf dieser Seite ist nichts. Fang bei Platz eins wieder an.',
    action: 'Zu Platz eins',
  },
};
