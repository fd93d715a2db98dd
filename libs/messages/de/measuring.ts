import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../measuring.ts';

export const measuring: Translation<typeof english.measuring> = {
  label: 'Messung von Besuchen',
  question: 'Dürfen wir deine Besuche zählen?',
  promise: 'Um die Seite zu verbessern; an Werbetreibende geht nichts.',
  everywhere: 'Deine Antwort gilt bei allen Marken, bei denen du angemeldet bist.',
  surveys:
    'Mitglieder, die zustimmen, laden wir vielleicht zu Umfragen ein: Unser Umfragedienst erhält dann ihre E-Mail-Adresse und Mitgliedschaft.',
  more: 'Was wir zählen',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  choice: {
    title: 'Deine Wahl',
    accepted: 'Deine Besuche werden gezählt. Du kannst das hier jederzeit ändern.',
    refused: 'Deine Besuche werden nicht gezählt. Du kannst das hier jederzeit ändern.',
    unasked: 'Du hast noch nicht gewählt. Bis dahin wird nichts gezählt.',
    signalled:
      'Dein Browser sendet Global Privacy Control, deshalb werden deine Besuche nicht gezählt, und keine Wahl auf dieser Seite ändert das.',
  },
};
