import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Bei Nacht, in hartem Kontrast.',
    description: 'Kontrastreiche Filme für den größten Bildschirm im Haus.',
    keywords: ['Nacht', 'hoher Kontrast', 'Dunkelheit'],
    welcomeBack: 'Licht aus.',
  },
  home: {
    rows: {
      topRated: 'Top 12',
      latest: 'Jetzt zu sehen',
      mostViewed: 'Meistgespielt',
      performers: 'Besetzung',
      upcoming: 'Als Nächstes',
      featured: 'Exklusiv',
      categories: 'Schnitte',
    },
    words: {
      watch: 'Abspielen',
      trailer: 'Trailer',
      more: 'Details',
      promise: 'Harter Kontrast. Kein Licht.',
      offer: 'Alles, von Anfang bis Ende. Nichts im Weg. Jederzeit kündbar.',
      join: 'Komm rein',
      news: 'Seit du weg bist',
    },
  },
} satisfies BrandWords;
