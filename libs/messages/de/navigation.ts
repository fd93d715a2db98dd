import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../navigation.ts';

export const navigation: Translation<typeof english.navigation> = {
  loading: 'Die Seite wird geladen.',
  slow: {
    title: 'Das dauert länger als sonst',
    text: 'Deine Verbindung ist langsam, oder in unserer Mediathek ist viel los. Die Seite öffnet sich, sobald sie da ist.',
  },
  offline: {
    title: 'Du bist offline',
    text: 'Die Seite öffnet sich, sobald die Verbindung wieder da ist.',
  },
  tryAgain: 'Noch einmal versuchen',
  trying: 'Neuer Versuch läuft',
  stillOffline: 'Noch keine Verbindung.',
};
