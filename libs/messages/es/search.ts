import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../search.ts';

export const search: Translation<typeof english.search> = {
  head: {
    title: 'Buscar — {brand}',
    titleFor: '«{query}» — buscar en {brand}',
    description: 'Busca en las películas y los intérpretes de {brand}.',
  },
  title: 'Buscar',
  field: 'Buscar películas y personas',
  submit: 'Buscar',
  results: 'Resultados de «{query}»',
  count: '{count, plural, =0 {Ninguna película} one {# película} other {# películas}}',
  countAtLeast: 'Más de {count, number} películas',
  prompt: {
    title: '¿Qué te apetece ver?',
    text: 'Escribe un título, un nombre o un ambiente.',
  },
  empty: {
    title: 'No hay nada para «{query}».',
    text: 'Revisa la ortografía o prueba con menos palabras.',
    action: 'Explorar todos los vídeos',
  },
  order: {
    label: 'Ordenar por',
    NEWEST: 'Más recientes',
    RATING: 'Mejor valoradas',
    MOST_VIEWED: 'Más vistas',
    NAME: 'Título',
  },
  mood: '{name} · {count, number}',
  narrowed: {
    title: 'Ninguna película encaja con todo eso.',
    text: 'Ninguna de las películas para «{query}» encaja con estos filtros.',
    action: 'Quitar los filtros',
  },
  beyond: {
    title: 'No hay nada en esta página.',
    text: 'Los resultados de «{query}» terminan antes de esta página.',
    action: 'Volver a la primera página',
  },
  sections: {
    recent: 'Búsquedas recientes',
    saved: 'Búsquedas guardadas',
    popular: 'Búsquedas populares',
    films: 'Películas',
    people: 'Personas',
    moods: 'Ambientes',
  },
  suggestions: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  didYouMean: '¿Querías decir «{query}»?',
  recent: { remove: 'Quitar «{query}» de las búsquedas recientes', removeAll: 'Quitar todas' },
  all: 'Todos los resultados de «{query}»',
};
