import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../player-keys.ts';

export const playerKeys: Translation<typeof english.playerKeys> = {
  title: 'Tasten des Players',
  text: 'Leertaste und Pfeiltasten gelten, solange der Player den Fokus hat, die anderen überall auf der Seite eines Films.',
  close: 'Schließen',
  group: 'Tasten',
  page: {
    label: 'Tasten gelten überall auf der Seite',
    hint: 'Schalte es aus, wenn du Spracheingabe benutzt oder versehentlich Tasten drückst: Dann brauchen sie den Fokus im Player. Wird in diesem Browser gespeichert.',
  },
  keys: {
    play: 'Wiedergabe oder Pause',
    seek: '{seconds, number} Sekunden zurück oder vor',
    volume: 'Lauter oder leiser',
    mute: 'Ton an oder aus',
    fullscreen: 'Vollbild',
    captions: 'Untertitel',
    picture: 'Bild im Bild',
    ends: 'Zum Anfang oder zum Ende',
    tenths: 'Zu einem Zehntel des Films',
    rate: 'Langsamer oder schneller',
    help: 'Diese Übersicht',
  },
  or: 'oder',
};
