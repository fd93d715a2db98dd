import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../angels.ts';

export const angels: Translation<typeof english.angels> = {
  head: {
    title: 'Angels — {brand}',
    description: 'Die Gesichter von {brand}: {names}.',
    angel: {
      title: '{name}, Angel von {brand}',
      description: '{motto} {name} bei {brand}: {count, plural, one {# Film} other {# Filme}}.',
    },
  },
  title: 'Angels',
  text: 'Die Darsteller, die {brand} in den Mittelpunkt stellt.',
  eyebrow: 'Angel von {brand}',
  since: 'Angel seit {date}',
  films: 'Filme mit {name}',
  profile: 'Profil von {name} ansehen',
  all: 'Alle Angels',
  videoCount: '{count, plural, one {# Film} other {# Filme}}',
  empty: {
    title: 'Noch keine Angels.',
    text: 'Der erste Angel wird hier vorgestellt.',
    action: 'Alle Darsteller anzeigen',
  },
  emptyPage: {
    title: 'Keine weiteren Filme.',
    text: 'Diese Seite ihrer Filme ist leer.',
    action: 'Die neuesten Filme anzeigen',
  },
};
