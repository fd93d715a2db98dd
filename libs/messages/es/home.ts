import type { Translation } from '../catalogue/translation.ts';
import type { home as english } from '../home.ts';

export const home: Translation<typeof english> = {
  head: '{brand} — {tagline}',
  watch: 'Ver ahora',
  unlock: 'Desbloquear',
  trailer: 'Ver el tráiler',
  more: 'Más sobre esta película',
  eyebrow: { new: 'Recién estrenada', featured: 'Destacada' },
  rating: 'Valoración: {rating} de 10',
  scroll: { previous: 'Retroceder', next: 'Ver más' },
  all: 'Todos los vídeos',
  allPerformers: 'Todos los intérpretes',
  videoCount: '{count, plural, one {# vídeo} other {# vídeos}}',
  rows: { trial: 'En tu prueba gratuita' },
  membership: {
    title: 'La biblioteca entera, del primer al último fotograma.',
    text: 'Todas las películas completas, con descargas y sin publicidad. Cancela cuando quieras.',
    join: 'Únete a {brand}',
  },
};
