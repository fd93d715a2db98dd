import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Nueve estudios. Una llave.',
    description: 'Todas las películas de nueve estudios con una sola suscripción.',
    keywords: ['paquete', 'nueve estudios', 'una suscripción'],
    welcomeBack: 'Una llave. Nueve puertas.',
  },
  home: {
    rows: {
      latest: 'Lo nuevo de los nueve',
      topRated: 'Lo mejor de los nueve',
      performers: 'De estudio en estudio',
      mostViewed: 'Las más abiertas',
      upcoming: 'Abren pronto',
      categories: 'Por tema',
    },
    words: {
      watch: 'Abrir',
      trailer: 'Avance',
      more: 'Detalles',
      promise: 'Una suscripción abre nueve estudios.',
      offer: 'Todas las películas de los nueve, con descargas. Una llave, un precio, cancela cuando quieras.',
      join: 'Consigue la llave',
      news: 'Novedades de los estudios desde tu visita',
    },
  },
} satisfies BrandWords;
