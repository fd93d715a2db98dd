import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Kino in Abendgarderobe.',
    description:
      'Filme mit dem Blick der goldenen Stunde: langsames Licht, lange Einstellungen und stille Räume, jede Woche neu.',
    keywords: ['Kino', 'goldene Stunde', 'lange Einstellungen'],
    welcomeBack: 'Guten Abend.',
  },
  home: {
    rows: {
      latest: 'Diese Woche bei Lampenlicht',
      performers: 'Das Ensemble',
      mostViewed: 'Ein Abendprogramm',
      upcoming: 'Demnächst in diesem Theater',
      topRated: 'Immer wieder gern gesehen',
      categories: 'Nach Lichtstimmung',
    },
    words: {
      watch: 'Film beginnen',
      trailer: 'Trailer ansehen',
      more: 'Programmheft',
      promise: 'Im Saal wird es dunkel.',
      offer: 'Jeder Film in voller Länge, nichts zwischen dir und dem Bild. Jederzeit kündbar.',
      join: 'Platz nehmen',
      news: 'Seit deinem letzten Besuch',
    },
  },
} satisfies BrandWords;
