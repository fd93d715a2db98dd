import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../support-mails.ts';

export const supportMails: Translation<typeof english.supportMails> = {
  supportRefund: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Unser Kundendienst erstattet dir {amount}, die Abbuchung vom {date} für {plan}. Der Betrag geht an die belastete Karte zurück. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Dafür wird nichts mehr abgebucht. Auf deiner Kontoseite stehen alle Abbuchungen und Erstattungen.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  supportGiftRefund: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Unser Kundendienst erstattet dir {amount} für das Geschenk, das du am {date} bezahlt hast. Der Betrag geht an die belastete Karte zurück. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Falls der Code noch nicht eingelöst war, gilt er nicht mehr. Auf deiner Kontoseite stehen alle Abbuchungen und Erstattungen.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  supportPartRefund: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Unser Kundendienst erstattet dir {amount} von dem, was du am {date} für {plan} bezahlt hast. Der Betrag geht an die belastete Karte zurück. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Deine Mitgliedschaft bleibt, wie sie ist. Auf deiner Kontoseite stehen alle Abbuchungen und Erstattungen.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  membershipExtended: {
    subject: 'Deine Mitgliedschaft bei {brand} ist verlängert',
    heading: 'Mehr Zeit für dich',
    paragraphs: [
      'Unser Kundendienst hat deine Mitgliedschaft um {days, plural, one {# Tag} other {# Tage}} verlängert. Du hast Zugang bis zum {accessUntil}, und dafür wird nichts abgebucht.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  membershipEnded: {
    subject: 'Deine Mitgliedschaft bei {brand} ist beendet',
    heading: 'Deine Mitgliedschaft ist beendet',
    paragraphs: [
      'Unser Kundendienst hat deine Mitgliedschaft am {date} beendet. Es wird nichts mehr abgebucht.',
      'Wenn das nicht so vereinbart war, wende dich bitte an den Kundendienst.',
    ],
    action: 'Zu deinem Konto',
  },
  gemsGiven: {
    subject: 'Du hast {count, plural, one {# Gem} other {# Gems}} mehr bei {brand}',
    heading: 'Gems für dich',
    paragraphs: [
      'Unser Kundendienst hat deinem Konto {count, plural, one {# Gem} other {# Gems}} gutgeschrieben. Du hast jetzt {balance, plural, one {# Gem} other {# Gems}}.',
    ],
    action: 'Gems einsetzen',
  },
  gemsTaken: {
    subject: 'Dein Gem-Guthaben bei {brand} wurde berichtigt',
    heading: 'Dein Gem-Guthaben wurde berichtigt',
    paragraphs: [
      'Unser Kundendienst hat {count, plural, one {# Gem} other {# Gems}} von deinem Konto abgezogen. Du hast jetzt {balance, plural, one {# Gem} other {# Gems}}.',
      'Wenn du das für einen Irrtum hältst, wende dich bitte an den Kundendienst.',
    ],
    action: 'Zu deinem Konto',
  },
  receiptCopy: {
    subject: 'Eine Kopie deines Belegs von {brand}',
    heading: 'Dein Beleg',
    paragraphs: [
      'Wir haben am {date} {amount} für {plan} abgebucht.',
      'Das ist eine Kopie. Heute wurde nichts abgebucht.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  sessionsEnded: {
    subject: 'Du wurdest von {brand} abgemeldet',
    heading: 'Alle Geräte wurden abgemeldet',
    paragraphs: [
      'Am {date} hat unser Kundendienst alle Geräte deines Kontos bei allen unseren Marken abgemeldet. Melde dich mit deinem Passwort wieder an, um weiterzumachen.',
    ],
    action: 'Anmelden',
  },
  accountDisabled: {
    subject: 'Dein Konto bei {brand} ist deaktiviert',
    heading: 'Dein Konto ist deaktiviert',
    paragraphs: [
      'Unser Kundendienst hat dein Konto am {date} deaktiviert. Du kannst dich bei keiner unserer Marken anmelden.',
      'Wenn du das für einen Irrtum hältst, wende dich bitte an den Kundendienst.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  accountEnabled: {
    subject: 'Dein Konto bei {brand} funktioniert wieder',
    heading: 'Du kannst dich wieder anmelden',
    paragraphs: [
      'Unser Kundendienst hat dein Konto am {date} wieder aktiviert. Melde dich mit deiner E-Mail-Adresse und deinem Passwort an.',
    ],
    action: 'Anmelden',
  },
};
