import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../watching.ts';

export const watching: Translation<typeof english.watching> = {
  head: { history: 'Verlauf — {brand}', later: 'Für später — {brand}' },
  news: {
    title: 'Neu seit deinem letzten Besuch',
    count: '{count, plural, =8 {8 oder mehr neue Filme} one {# neuer Film} other {# neue Filme}}',
    all: 'Alle Filme',
  },
  continue: {
    title: 'Weiterschauen',
    remove: '{name} aus dieser Reihe entfernen',
    removed: '{name} wurde aus der Reihe entfernt. Deine Stelle im Film bleibt gespeichert.',
  },
  history: {
    title: 'Verlauf',
    count: '{count, plural, one {# Film} other {# Filme}}, der letzte zuerst',
    paused: 'Dein Verlauf ist angehalten: Es wird nichts Neues aufgezeichnet.',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    clear: 'Alles löschen',
    remove: '{name} aus deinem Verlauf entfernen',
    removed: '{name} wurde aus deinem Verlauf entfernt.',
    today: 'Heute',
    yesterday: 'Gestern',
    removeDay: 'Tag entfernen',
    removeDayOf: 'Tag entfernen: {day}',
    dayRemoved: '{count, plural, one {# Film wurde} other {# Filme wurden}} aus deinem Verlauf entfernt.',
    restored: 'Dein Verlauf ist wieder wie zuvor.',
    notRestored: 'Das lässt sich nicht mehr rückgängig machen.',
    cleared: 'Dein Verlauf wurde gelöscht.',
    nowPaused: 'Dein Verlauf ist angehalten.',
    nowResumed: 'Dein Verlauf läuft wieder.',
    confirm: {
      title: 'Deinen Verlauf löschen?',
      text: 'Alles, was du gesehen hast, und deine Stelle in jedem Film werden gelöscht. Das lässt sich nicht rückgängig machen.',
      action: 'Alles löschen',
      cancel: 'Behalten',
    },
  },
  later: { title: 'Für später', count: '{count, plural, one {# Film} other {# Filme}}, der letzte zuerst' },
  empty: {
    history: {
      title: 'Noch nichts gesehen.',
      text: 'Filme, die du ansiehst, erscheinen hier.',
      action: 'Videos entdecken',
    },
    later: {
      title: 'Nichts für später gemerkt.',
      text: 'Tipp auf die Uhr eines Films, um ihn hier zu merken.',
      action: 'Videos entdecken',
    },
    page: {
      title: 'Auf dieser Seite ist nichts.',
      text: 'Deine Liste endet vor dieser Seite.',
      action: 'Zur ersten Seite',
    },
  },
};
