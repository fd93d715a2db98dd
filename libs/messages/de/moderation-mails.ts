import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../moderation-mails.ts';

export const moderationMails: Translation<typeof english.moderationMails> = {
  commentRemoved: {
    subject: 'Dein Kommentar bei {brand} wurde entfernt',
    heading: 'Dein Kommentar wurde entfernt',
    paragraphs: [
      'Unsere Moderation hat deinen Kommentar entfernt: „{comment}“',
      'Die Begründung:',
      '{reason}',
      'Wenn du das für falsch hältst, kannst du einmal Einspruch einlegen. Jemand anderes sieht ihn sich an.',
    ],
    action: 'Einspruch einlegen',
  },
  commentBanUntil: {
    subject: 'Du kannst bei {brand} bis zum {until} nicht kommentieren',
    heading: 'Du kannst bis zum {until} nicht kommentieren',
    paragraphs: [
      'Unsere Moderation hat das so entschieden, mit dieser Begründung:',
      '{reason}',
      'Deine Mitgliedschaft ist davon nicht betroffen. Wenn du das für falsch hältst, kannst du einmal Einspruch einlegen. Jemand anderes sieht ihn sich an.',
    ],
    action: 'Einspruch einlegen',
  },
  commentBan: {
    subject: 'Du kannst bei {brand} nicht mehr kommentieren',
    heading: 'Du kannst nicht mehr kommentieren',
    paragraphs: [
      'Unsere Moderation hat das so entschieden, mit dieser Begründung:',
      '{reason}',
      'Deine Mitgliedschaft ist davon nicht betroffen. Wenn du das für falsch hältst, kannst du einmal Einspruch einlegen. Jemand anderes sieht ihn sich an.',
    ],
    action: 'Einspruch einlegen',
  },
  appealGranted: {
    subject: 'Deinem Einspruch wurde stattgegeben',
    heading: 'Du hattest recht',
    paragraphs: ['Jemand anderes hat es noch einmal geprüft und die Entscheidung zurückgenommen:', '{answer}'],
    action: 'Kundendienst kontaktieren',
  },
  appealUpheld: {
    subject: 'Unsere Antwort auf deinen Einspruch',
    heading: 'Die Entscheidung bleibt',
    paragraphs: [
      'Jemand anderes hat es noch einmal geprüft, und die Entscheidung bleibt:',
      '{answer}',
      'Du kannst dich an eine zertifizierte außergerichtliche Streitbeilegungsstelle wenden oder vor Gericht gehen.',
    ],
    action: 'Kundendienst kontaktieren',
  },
};
