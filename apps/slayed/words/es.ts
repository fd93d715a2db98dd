import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Enciende todas las luces.',
    description: 'Neón, coreografía y color pop: espectáculos a todo volumen.',
    keywords: ['neón', 'coreografía', 'color pop'],
    welcomeBack: 'De vuelta al plató.',
  },
  home: {
    rows: {
      latest: 'Esta noche en escena',
      performers: 'El cartel',
      mostViewed: 'Bises',
      topRated: 'El público en pie',
      upcoming: 'Próximas funciones',
      categories: 'De oído',
    },
    words: {
      watch: 'Sube el volumen',
      trailer: 'Prueba de sonido',
      unlock: 'Pasar a camerinos',
      more: 'Repertorio',
      promise: 'Todas las luces. Todos los números. Toda la noche.',
      offer: 'Todos los espectáculos a todo color, tan alto como quieras. Vete después de cualquier canción.',
      join: 'Apúntate a la lista',
      news: 'Desde tu última noche aquí',
    },
  },
} satisfies BrandWords;
