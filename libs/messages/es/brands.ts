import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../brands.ts';

export const brands: Translation<typeof english.brands> = {
  head: {
    title: 'La red — {brand}',
    description: 'Todos los sitios de la red a la que pertenece {brand}.',
    site: {
      videos: 'Vídeos de {site} — {brand}',
      performers: 'Intérpretes de {site} — {brand}',
      description: '{site}, presentado por {brand}: {count, plural, one {# película} other {# películas}}.',
    },
  },
  title: 'La red',
  text: 'Todos los sitios de la red, cada uno con su propio estilo.',
  here: 'Estás aquí',
  included: 'Incluido aquí',
  visit: 'Visitar {site}',
  explore: 'Explorar {site} aquí',
  since: 'Desde {year}',
  videoCount: '{count, plural, =1000 {Más de 1000 películas} one {# película} other {# películas}}',
  performerCount: '{count, plural, =1000 {Más de 1000 intérpretes} one {# intérprete} other {# intérpretes}}',
  site: {
    eyebrow: 'Presentado por {brand}',
    tabs: 'Secciones de {site}',
    videos: 'Vídeos',
    performers: 'Intérpretes',
    newest: 'Novedades en {site}',
    people: 'Delante de la cámara',
    allPeople: 'Todos los intérpretes',
    films: 'Todas las películas',
    scroll: { previous: 'Retroceder', next: 'Avanzar' },
    order: {
      label: 'Ordenar por',
      NEWEST: 'Más recientes',
      RATING: 'Mejor valoradas',
      MOST_VIEWED: 'Más vistas',
      NAME: 'Título',
    },
    facts: {
      label: '{site} en cifras',
      films: 'Películas',
      performers: 'Intérpretes',
      since: 'En línea desde',
      count: '{count, plural, =1000 {+1000} other {#}}',
    },
    empty: {
      title: 'No hay nada en esta página.',
      text: 'La lista termina antes de esta página.',
      action: 'Volver al principio',
    },
  },
};
