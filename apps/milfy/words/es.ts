import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Historias con solera, bien contadas.',
    description: 'Comedias y dramas cálidos y maduros, servidos sin prisa.',
    keywords: ['madurez', 'comedia', 'drama'],
    welcomeBack: 'Te hemos guardado la silla.',
  },
  home: {
    rows: {
      topRated: 'Favoritas de la casa',
      latest: 'Recién servidas',
      categories: 'Por copas',
      performers: 'A la mesa',
      mostViewed: 'Pedidas una y otra vez',
      free: 'Invita la casa',
    },
    words: {
      watch: 'Sírveme esta',
      trailer: 'Probar un sorbo',
      unlock: 'Descorchar',
      more: 'En la etiqueta',
      promise: 'Siéntate. Lo bueno se toma su tiempo.',
      offer: 'Toda la bodega, película a película, para ver o para llevar. Levántate de la mesa cuando quieras.',
      join: 'Acerca una silla',
      news: 'Servidas desde tu última visita',
    },
  },
} satisfies BrandWords;
