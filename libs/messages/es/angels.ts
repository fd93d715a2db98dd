import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../angels.ts';

export const angels: Translation<typeof english.angels> = {
  head: {
    title: 'Angels — {brand}',
    description: 'Los rostros de {brand}: {names}.',
    angel: {
      title: '{name}, Angel de {brand}',
      description: '{motto} {name} en {brand}: {count, plural, one {# película} other {# películas}}.',
    },
  },
  title: 'Angels',
  text: 'Los intérpretes que {brand} pone en primer plano.',
  eyebrow: 'Angel de {brand}',
  since: 'Angel desde el {date}',
  films: 'Películas con {name}',
  profile: 'Ver el perfil de {name}',
  all: 'Todas las Angels',
  videoCount: '{count, plural, one {# película} other {# películas}}',
  empty: {
    title: 'Aún no hay Angels.',
    text: 'La primera Angel se anunciará aquí.',
    action: 'Ver todos los intérpretes',
  },
  emptyPage: {
    title: 'No hay más películas.',
    text: 'Esta página de sus películas está vacía.',
    action: 'Ver las películas más recientes',
  },
};
