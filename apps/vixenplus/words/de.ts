import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Neun Studios. Ein Schlüssel.',
    description: 'Jeder Film von neun Studios mit einer einzigen Mitgliedschaft.',
    keywords: ['Paket', 'neun Studios', 'eine Mitgliedschaft'],
    welcomeBack: 'Ein Schlüssel. Neun Türen.',
  },
  home: {
    rows: {
      latest: 'Neu aus allen neun',
      topRated: 'Das Beste der neun',
      performers: 'Quer durch die Studios',
      mostViewed: 'Am häufigsten geöffnet',
      upcoming: 'Öffnet bald',
      categories: 'Nach Thema',
    },
    words: {
      watch: 'Öffnen',
      trailer: 'Vorschau',
      more: 'Details',
      promise: 'Eine Mitgliedschaft öffnet neun Studios.',
      offer: 'Jeder Film aller neun, mit Downloads. Ein Schlüssel, ein Preis, jederzeit kündbar.',
      join: 'Schlüssel holen',
      news: 'Neu in den Studios seit deinem Besuch',
    },
  },
} satisfies BrandWords;
