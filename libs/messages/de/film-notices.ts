import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../film-notices.ts';

export const filmNotices: Translation<typeof english.filmNotices> = {
  head: 'Deine Mitteilungen — {brand}',
  title: 'Mitteilungen',
  text: {
    unread: '{count, plural, =100 {Mehr als 99 ungelesen} other {# ungelesen}}',
    none: 'Neue Filme deiner Favoriten und deiner gespeicherten Suchen.',
  },
  bell: {
    label:
      '{count, plural, =0 {Mitteilungen} =100 {Mitteilungen, mehr als 99 ungelesen} other {Mitteilungen, # ungelesen}}',
    count: '{count, plural, =100 {99+} other {#}}',
  },
  readAll: 'Alle als gelesen markieren',
  unread: 'Ungelesen',
  reason: {
    PERFORMER: 'Neuer Film mit {name}',
    CHANNEL: 'Neuer Film von {name}',
    SEARCH: 'Neuer Film zu deiner Suche „{name}“',
    gone: 'Neuer Film',
  },
  more: '{count, plural, =99 {99 weitere Filme oder mehr} one {# weiterer Film} other {# weitere Filme}}',
  mail: {
    label: 'Ungelesene Mitteilungen per E-Mail',
    OFF: 'Nie',
    DAILY: 'Einmal am Tag',
    WEEKLY: 'Einmal in der Woche',
    hint: 'Nur, wenn es etwas Neues gibt.',
    UNCONFIRMED: 'Wir können dir noch nicht schreiben: Bitte bestätige deine E-Mail-Adresse auf deiner Kontoseite.',
    NO_NEWS: 'Du möchtest keine Neuigkeiten per E-Mail. Erlaube sie in deinem Profil, um diese zu bekommen.',
    account: 'Zu deinem Konto',
    profile: 'Zu deinem Profil',
    saved: {
      OFF: 'Gespeichert. Wir schicken dir keine Mitteilungen per E-Mail.',
      DAILY: 'Gespeichert. Die erste E-Mail kommt morgen, wenn es etwas Neues gibt.',
      WEEKLY: 'Gespeichert. Die erste E-Mail kommt in einer Woche, wenn es etwas Neues gibt.',
    },
  },
  mark: { read: 'Als gelesen markieren: {name}', unread: 'Als ungelesen markieren: {name}' },
  refused: { BATCH: 'Zu viele Mitteilungen auf einmal: höchstens {maximum}.' },
  empty: {
    title: 'Noch keine Mitteilungen.',
    text: 'Tipp auf das Herz eines Darstellers oder eines Kanals, oder speicher eine Suche. Wenn ein Film dazu erscheint, siehst du es hier.',
    action: 'Darsteller entdecken',
    page: {
      title: 'Auf dieser Seite ist nichts.',
      text: 'Deine Mitteilungen enden vor dieser Seite.',
      action: 'Zur ersten Seite',
    },
  },
};
