import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../wall.ts';

export const wall: Translation<typeof english.wall> = {
  head: {
    title: 'Bilderwand — {brand}',
    description: 'Bilder und Notizen der Kuratoren von {brand}.',
  },
  title: 'Bilderwand',
  text: 'Bilder und Notizen unserer Kuratoren.',
  by: '{curator}, {date}',
  film: 'Aus {title}',
  rating: 'Bewertung: {rating} von 10',
  curators: { label: 'Beiträge von', all: 'Allen', one: '{name} · {count, number}' },
  remove: 'Beitrag von {curator} von der Wand entfernen',
  removed: 'Beitrag entfernt.',
  undo: 'Rückgängig',
  failed: 'Der Beitrag konnte nicht geändert werden. Bitte versuch es noch einmal.',
  report: 'Beitrag von {curator} melden',
  signInToReport: 'Anmelden, um den Beitrag von {curator} zu melden',
  reportDialog: {
    title: 'Diesen Beitrag melden',
    text: 'Unsere Moderation sieht ihn sich an. Wer ihn geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
    sent: 'Danke. Unsere Moderation sieht ihn sich an.',
  },
  errors: {
    alreadyReported: 'Diesen Beitrag hast du schon gemeldet.',
    postGone: 'Dieser Beitrag ist nicht mehr auf der Wand.',
  },
  empty: {
    title: 'Hier ist noch nichts.',
    text: 'Dieser Teil der Wand ist leer.',
    action: 'Zu den neuesten Beiträgen',
    videos: 'Alle Videos anzeigen',
  },
};
