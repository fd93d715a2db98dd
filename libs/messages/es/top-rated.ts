import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../top-rated.ts';

export const topRated: Translation<typeof english.topRated> = {
  head: {
    title: 'Mejor valoradas — {brand}',
    description: 'Las películas de {brand} que los miembros valoran mejor, por orden.',
  },
  title: 'Mejor valoradas',
  text: 'Las películas que los miembros valoran mejor, por orden.',
  rank: 'Número {rank}',
  rating: '{rating} de 10',
  ratings: '{count, plural, one {# valoración} other {# valoraciones}}',
  watch: 'Ver ahora',
  empty: {
    title: 'La clasificación termina aquí.',
    text: 'No hay nada en esta página. Empieza otra vez por el número uno.',
    action: 'Ir al número uno',
  },
};
