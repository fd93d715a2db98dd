import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../videos.ts';

export const videos: Translation<typeof english.videos> = {
  head: {
    title: 'Vídeos — {brand}',
    narrowed: '{filters}: vídeos — {brand}',
    description: 'Todas las películas de {brand}, las más recientes primero: {total} por ambiente, valoración y fecha.',
    narrowedDescription: '{filters} en {brand}: {total}, lo más reciente primero.',
  },
  title: 'Vídeos',
  count: '{count, plural, one {# vídeo} other {# vídeos}}',
  countAtLeast: 'Más de {count, number} vídeos',
  order: {
    label: 'Ordenar por',
    NEWEST: 'Más recientes',
    RATING: 'Mejor valorados',
    MOST_VIEWED: 'Más vistos',
    NAME: 'Título',
  },
  filter: {
    label: 'Ambiente',
    all: 'Todos los ambientes',
    active: 'Filtros',
    remove: 'Quitar {filter}',
    clear: 'Borrar todo',
    search: '«{search}»',
    noCategory: 'No hay ninguna categoría «{search}». Estas películas coinciden con las palabras.',
    nothing: 'No hay ninguna categoría «{search}», y ninguna película coincide con las palabras.',
  },
  trial: { label: 'Tu prueba', all: 'Todas las películas', only: 'Solo las incluidas' },
  watched: { hide: 'Ocultar lo visto', hidden: 'Películas vistas ocultas' },
  empty: {
    title: 'Ningún vídeo encaja con estos filtros.',
    text: 'Quita un filtro o vuelve a empezar con toda la biblioteca.',
    action: 'Ver todos los vídeos',
    searchOnly: 'Buscar sin los filtros',
  },
};
