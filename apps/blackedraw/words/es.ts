import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Sin cortes. Sin pulir. Sin igual.',
    description: 'Cámara en mano, grano e inmediatez: la mirada documental de la red.',
    keywords: ['cámara en mano', 'grano', 'documental'],
    welcomeBack: 'Tú otra vez. Bien.',
  },
  home: {
    rows: {
      latest: 'Hoja de contactos',
      upcoming: 'Todavía en la cámara',
      mostViewed: 'Copias gastadas',
      performers: 'Quién estuvo allí',
      free: 'Fotogramas sueltos',
    },
    words: {
      watch: 'Que ruede',
      trailer: 'Que ruede el tráiler',
      more: 'Notas de rodaje',
      promise: 'Sin pulir. Sin editar. Todo.',
      offer: 'Cada rollo, sin cortes y tuyo para descargar. Déjalo cuando quieras.',
      join: 'Me apunto',
      news: 'Mientras no estabas',
    },
  },
} satisfies BrandWords;
