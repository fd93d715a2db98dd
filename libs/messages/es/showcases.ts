import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../showcases.ts';

export const showcases: Translation<typeof english.showcases> = {
  head: {
    title: 'Showcases — {brand}',
    description: 'Colecciones de películas seleccionadas por {brand}: {names}.',
    showcase: {
      title: '{title} — showcase de {brand}',
      description:
        '{description} {count, plural, =1000 {Más de 1000 películas} one {# película} other {# películas}} en {brand}.',
    },
  },
  title: 'Showcases',
  text: 'Colecciones de películas, seleccionadas por quienes las hicieron.',
  open: 'Abrir el showcase',
  eyebrow: 'Showcase',
  number: 'N.º {number}',
  videoCount: '{count, plural, =1000 {Más de 1000 películas} one {# película} other {# películas}}',
  films: 'En este showcase',
  all: 'Todos los showcases',
  empty: {
    title: 'Aún no hay showcases.',
    text: 'El siguiente llegará pronto. Hasta entonces, explora toda la biblioteca.',
    action: 'Ver todos los vídeos',
  },
  emptyPage: {
    title: 'No hay más películas.',
    text: 'Esta página del showcase está vacía.',
    action: 'Volver a sus primeras películas',
  },
};
