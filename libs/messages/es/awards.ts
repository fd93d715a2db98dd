import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../awards.ts';

export const awards: Translation<typeof english.awards> = {
  head: {
    title: 'Premios — {brand}',
    description: 'Lo que han ganado las películas y los intérpretes de {brand}, y sus nominaciones.',
  },
  title: 'Premios',
  text: 'Premios de festivales y nominaciones de las películas de {brand} y de las personas que las protagonizan.',
  facts: {
    label: 'Los premios en cifras',
    wins: '{count, plural, one {Premio ganado} other {Premios ganados}}',
    nominations: '{count, plural, one {Nominación más} other {Nominaciones más}}',
    festivals: '{count, plural, one {Festival} other {Festivales}}',
    since: 'Desde',
    count: '{count, number}',
  },
  result: { label: 'Mostrar', all: 'Todos', won: 'Ganados', nominated: 'Nominaciones' },
  won: 'Ganado',
  nominated: 'Nominación',
  withdrawn: 'Ya no se muestra',
  empty: {
    title: 'No hay premios aquí.',
    text: 'Esta página de la lista está vacía.',
    action: 'Ver los últimos premios',
  },
};
