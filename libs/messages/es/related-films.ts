import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../related-films.ts';

export const relatedFilms: Translation<typeof english.relatedFilms> = {
  related: { title: 'Más como esto', text: 'Películas parecidas a lo que has encontrado.' },
  instead: { title: 'Mejor valoradas', text: 'Las películas que más gustan a los miembros.' },
};
