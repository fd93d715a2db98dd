import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Gut gereift, gut erzählt.',
    description: 'Warme, erwachsene Komödien und Dramen, langsam eingeschenkt.',
    keywords: ['erwachsen', 'Komödie', 'Drama'],
    welcomeBack: 'Dein Stuhl ist noch warm.',
  },
  home: {
    rows: {
      topRated: 'Empfehlungen des Hauses',
      latest: 'Frisch eingeschenkt',
      categories: 'Glasweise',
      performers: 'Am Tisch',
      mostViewed: 'Immer wieder bestellt',
      free: 'Aufs Haus',
    },
    words: {
      watch: 'Davon ein Glas',
      trailer: 'Einen Schluck kosten',
      unlock: 'Entkorken',
      more: 'Auf dem Etikett',
      promise: 'Setz dich. Gutes braucht seine Zeit.',
      offer: 'Der ganze Keller, Film für Film, zum Ansehen oder Mitnehmen. Steh vom Tisch auf, wann du willst.',
      join: 'Setz dich dazu',
      news: 'Seit deinem letzten Besuch eingeschenkt',
    },
  },
} satisfies BrandWords;
