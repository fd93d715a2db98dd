import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Luz suave, historias nítidas.',
    description: 'Historias a la luz rosa contadas de cerca, con un capítulo nuevo cada semana.',
    keywords: ['luz suave', 'historias', 'primer plano'],
    welcomeBack: 'Despacio, con suavidad.',
  },
  home: {
    rows: {
      performers: 'De cerca',
      latest: 'El capítulo de esta semana',
      free: 'El primer capítulo, de regalo',
      topRated: 'Leídas dos veces',
      categories: 'Según el carácter',
      upcoming: 'Próximos capítulos',
    },
    words: {
      watch: 'Abrir la historia',
      trailer: 'Leer un poco',
      unlock: 'Desbloquear la historia',
      more: 'Sobre la historia',
      promise: 'La pantalla tiene un lado más suave.',
      offer: 'Todas las historias de principio a fin, con descargas incluidas. Vete cuando quieras.',
      join: 'Acércate',
      news: 'Desde la última vez que nos vimos',
    },
  },
} satisfies BrandWords;
