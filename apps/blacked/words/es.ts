import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'De noche, en alto contraste.',
    description: 'Películas de alto contraste para la pantalla más grande de la casa.',
    keywords: ['de noche', 'alto contraste', 'oscuridad'],
    welcomeBack: 'Luces fuera.',
  },
  home: {
    rows: {
      topRated: 'Top 12',
      latest: 'Ya disponible',
      mostViewed: 'Lo más visto',
      performers: 'Reparto',
      upcoming: 'Lo siguiente',
      featured: 'Exclusivo',
      categories: 'Cortes',
    },
    words: {
      watch: 'Reproducir',
      trailer: 'Tráiler',
      more: 'Detalles',
      promise: 'Alto contraste. Sin luces.',
      offer: 'Todo, de principio a fin. Sin nada en medio. Cancela cuando quieras.',
      join: 'Entra',
      news: 'Desde que te fuiste',
    },
  },
} satisfies BrandWords;
