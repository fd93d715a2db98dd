import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Todo, en un solo lugar.',
    description: 'Toda la red en una pantalla, lo más nuevo primero.',
    keywords: ['red', 'todos los estudios', 'novedades'],
    welcomeBack: 'Todo. Aquí mismo.',
  },
  home: {
    rows: {
      latest: 'Todo lo nuevo',
      mostViewed: 'Lo más visto',
      topRated: 'Lo mejor valorado',
      performers: 'Personas',
      upcoming: 'Programado',
      categories: 'Temas',
    },
    words: {
      watch: 'Ver',
      trailer: 'Tráiler',
      more: 'Info',
      promise: 'Toda la red, una sola cuenta.',
      offer: 'Todas las películas de todos los sitios. Cancela cuando quieras.',
      join: 'Únete',
      news: 'Novedades desde tu última visita',
    },
  },
} satisfies BrandWords;
