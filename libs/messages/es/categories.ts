import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../categories.ts';

export const categories: Translation<typeof english.categories> = {
  head: { title: 'Categorías — {brand}', description: 'Todos los ambientes de {brand} de un vistazo: {names}.' },
  title: 'Categorías',
  text: 'Elige un ambiente y descubre todas las películas que encajan.',
  videoCount: '{count, plural, one {# vídeo} other {# vídeos}}',
  find: { field: 'Buscar una categoría', submit: 'Buscar' },
  found: '{count, plural, =0 {Ninguna categoría} one {# categoría} other {# categorías}}',
  notFound: {
    title: 'Ninguna categoría se llama «{find}».',
    text: 'Aun así, puede aparecer en el título o la descripción de alguna película.',
    action: 'Buscar en las películas',
  },
  order: { label: 'Ordenar por', films: 'Más películas', name: 'De la A a la Z' },
  empty: {
    title: 'Aún no hay categorías.',
    text: 'Las categorías aparecerán aquí con las primeras películas.',
    action: 'Ver todos los vídeos',
  },
};
