import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../showcases.ts';

export const showcases: Translation<typeof english.showcases> = {
  head: {
    title: 'Showcases — {brand}',
    description: 'Kuratierte Filmreihen von {brand}: {names}.',
    showcase: {
      title: '{title} — Showcase von {brand}',
      description: '{description} {count, plural, =1000 {Über 1.000 Filme} one {# Film} other {# Filme}} bei {brand}.',
    },
  },
  title: 'Showcases',
  text: 'Filmreihen, zusammengestellt von denen, die sie gemacht haben.',
  open: 'Showcase öffnen',
  eyebrow: 'Showcase',
  number: 'Nr. {number}',
  videoCount: '{count, plural, =1000 {Über 1.000 Filme} one {# Film} other {# Filme}}',
  films: 'In diesem Showcase',
  all: 'Alle Showcases',
  empty: {
    title: 'Noch keine Showcases.',
    text: 'Der nächste kommt bald. Entdeck bis dahin die ganze Mediathek.',
    action: 'Alle Videos anzeigen',
  },
  emptyPage: {
    title: 'Keine weiteren Filme.',
    text: 'Diese Seite des Showcase ist leer.',
    action: 'Zurück zu den ersten Filmen',
  },
};
