import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Adéntrate más.',
    description: 'Dramas a fuego lento en tinta y violeta, con espacio para pensar.',
    keywords: ['drama', 'fuego lento', 'violeta'],
    welcomeBack: 'Pasa más adentro.',
  },
  home: {
    rows: {
      categories: 'Maneras de entrar',
      latest: 'El capítulo más reciente',
      topRated: 'La lista larga',
      performers: 'Quienes te acompañan',
      featured: 'A fuego lento',
      upcoming: 'Todavía no',
    },
    words: {
      watch: 'Entrar',
      trailer: 'Mirar dentro',
      unlock: 'Abrir',
      more: 'Seguir leyendo',
      promise: 'Siempre hay una habitación más allá.',
      offer: 'Todos los dramas, enteros y sin prisa. Vete tan en silencio como llegaste.',
      join: 'Ir más hondo',
      news: 'Desde que saliste a la superficie',
    },
  },
} satisfies BrandWords;
