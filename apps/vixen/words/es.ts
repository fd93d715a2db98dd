import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Cine vestido de noche.',
    description:
      'Películas con mirada de hora dorada: luz lenta, planos largos y estancias en calma, con estrenos cada semana.',
    keywords: ['cine', 'hora dorada', 'planos largos'],
    welcomeBack: 'Buenas noches.',
  },
  home: {
    rows: {
      latest: 'Esta semana, a la luz de la lámpara',
      performers: 'El elenco',
      mostViewed: 'Programa para una noche',
      upcoming: 'Próximamente en esta sala',
      topRated: 'A las que siempre se vuelve',
      categories: 'Según la luz',
    },
    words: {
      watch: 'Empezar la película',
      trailer: 'Ver el tráiler',
      more: 'Programa de mano',
      promise: 'Se apagan las luces de la sala.',
      offer: 'Todas las películas completas, sin nada entre tú y la imagen. Cancela cuando quieras.',
      join: 'Toma asiento',
      news: 'Desde tu última visita',
    },
  },
} satisfies BrandWords;
