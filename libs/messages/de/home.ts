import type { Translation } from '../catalogue/translation.ts';
import type { home as english } from '../home.ts';

export const home: Translation<typeof english> = {
  head: '{brand} — {tagline}',
  watch: 'Jetzt ansehen',
  unlock: 'Freischalten',
  trailer: 'Trailer ansehen',
  more: 'Mehr zu diesem Film',
  eyebrow: { new: 'Gerade erschienen', featured: 'Im Fokus' },
  rating: 'Bewertung: {rating} von 10',
  scroll: { previous: 'Zurückblättern', next: 'Mehr anzeigen' },
  all: 'Alle Videos',
  allPerformers: 'Alle Darsteller',
  videoCount: '{count, plural, one {# Video} other {# Videos}}',
  rows: { trial: 'In deiner kostenlosen Probezeit' },
  membership: {
    title: 'Die ganze Mediathek, von der ersten bis zur letzten Einstellung.',
    text: 'Jeder Film in voller Länge, mit Downloads und ohne Werbung. Jederzeit kündbar.',
    join: 'Mitglied bei {brand} werden',
  },
};
