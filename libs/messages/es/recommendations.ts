import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../recommendations.ts';

export const recommendations: Translation<typeof english.recommendations> = {
  head: 'Para ti — {brand}',
  title: 'Para ti',
  text: 'Según lo que has visto, valorado y marcado como favorito.',
  all: 'Todo para ti',
  more: 'Ver más',
  loading: 'Cargando más',
  failed: 'Ahora mismo no se ha podido cargar más.',
  again: 'Reintentar',
  end: 'Eso es todo por ahora. Mira más para recibir más recomendaciones.',
  scroll: { previous: 'Películas anteriores', next: 'Películas siguientes' },
  shelves: {
    home: 'Para ti',
    tag: 'Para ti en esta categoría',
    channels: 'De los canales, para ti',
    models: 'Más con este intérprete, para ti',
    vmg: 'En toda la red',
    internalChannels: 'De nuestros canales, para ti',
    videoPage: 'Otros miembros también vieron',
    recommendedVideos: 'Para ti',
  },
  empty: {
    title: 'Aún no hay recomendaciones.',
    text: 'Mira, valora o marca como favorita una película para empezar a recibirlas.',
    action: 'Ver todos los vídeos',
  },
};
