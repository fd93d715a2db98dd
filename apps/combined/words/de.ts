import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Alles an einem Ort.',
    description: 'Das ganze Netzwerk auf einem Bildschirm, das Neueste zuerst.',
    keywords: ['Netzwerk', 'alle Studios', 'Neuheiten'],
    welcomeBack: 'Alles. Genau hier.',
  },
  home: {
    rows: {
      latest: 'Alles Neue',
      mostViewed: 'Meistgesehen',
      topRated: 'Am besten bewertet',
      performers: 'Menschen',
      upcoming: 'Geplant',
      categories: 'Themen',
    },
    words: {
      watch: 'Ansehen',
      trailer: 'Trailer',
      more: 'Info',
      promise: 'Das ganze Netzwerk, ein Konto.',
      offer: 'Alle Filme aller Seiten. Jederzeit kündbar.',
      join: 'Mitglied werden',
      news: 'Neu seit deinem letzten Besuch',
    },
  },
} satisfies BrandWords;
