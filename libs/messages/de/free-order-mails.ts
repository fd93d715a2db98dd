import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../free-order-mails.ts';

export const freeOrderMails: Translation<typeof english.freeOrderMails> = {
  freeOrderAwaitsYou: {
    subject: 'Bestätige deine Bestellung bei {brand}',
    heading: 'Ist das deine Bestellung?',
    paragraphs: [
      'Am {date} hat jemand, der nicht angemeldet war, mit dieser E-Mail-Adresse „{plan}“ bestellt. Es war nichts zu bezahlen. Du hast bereits ein Konto, und darin hat sich nichts geändert.',
      'Bestätige die Bestellung, und dein Konto ist sofort freigeschaltet. Tust du das nicht, verfällt sie am {until}, und es wird nichts abgebucht.',
    ],
    action: 'Bestellung prüfen',
  },
  freeOrderMakesAccount: {
    subject: 'Öffne den Link, und es geht los bei {brand}',
    heading: 'Ein Klick, und du bist drin',
    paragraphs: [
      'Am {date} wurde mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Öffne den Link, um dein Konto anzulegen und loszuschauen.',
      'Falls du nichts bestellt hast, musst du nichts tun: Ohne deinen Klick gibt es kein Konto, und die Bestellung verfällt am {until}.',
    ],
    action: 'Konto anlegen',
  },
  freeOrderReturned: {
    subject: 'Eine Bestellung bei {brand} hat nicht geklappt',
    heading: 'Es wurde nichts abgebucht',
    paragraphs: [
      'Am {date} wurde mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Die Bestellung wurde nicht bestätigt, ihre Seite war nicht mehr offen, oder ihr Gutschein war schon benutzt; deshalb gab sie keinen Zugang.',
      'Es wurde nichts abgebucht, und dafür wird auch später nichts abgebucht. Falls du nichts bestellt hast, musst du nichts tun.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  freeOrderNotNeeded: {
    subject: 'Du hast bereits eine Mitgliedschaft bei {brand}',
    heading: 'Deine Bestellung war nicht nötig',
    paragraphs: [
      'Am {date} wurde mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Du hast bereits eine Mitgliedschaft, deshalb hat keine neue begonnen.',
      'Es wurde nichts abgebucht, und dafür wird auch später nichts abgebucht. An deiner Mitgliedschaft hat sich nichts geändert.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  freeTrialUsed: {
    subject: 'Du hast deine kostenlose Probezeit bei {brand} schon genutzt',
    heading: 'Du hast deine kostenlose Probezeit schon genutzt',
    paragraphs: [
      'Am {date} wurde mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Jeder kann eine kostenlose Probezeit haben, und du hattest deine schon; deshalb beginnt keine neue.',
      'Es wurde nichts abgebucht, und dafür wird auch später nichts abgebucht. Falls du nichts bestellt hast, musst du nichts tun. Mit einer Mitgliedschaft siehst du alle Filme.',
    ],
    action: 'Mitgliedschaften ansehen',
  },
  freeTrialForNew: {
    subject: 'Die kostenlose Probezeit bei {brand} ist für neue Mitglieder',
    heading: 'Die kostenlose Probezeit ist für neue Mitglieder',
    paragraphs: [
      'Am {date} wurde mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Du hattest schon einmal eine Mitgliedschaft, deshalb beginnt keine Probezeit.',
      'Es wurde nichts abgebucht, und dafür wird auch später nichts abgebucht. Falls du nichts bestellt hast, musst du nichts tun. Mit einer Mitgliedschaft siehst du wieder alle Filme.',
    ],
    action: 'Mitgliedschaften ansehen',
  },
  freeChangeNeedsSignIn: {
    subject: 'Dein Tarifwechsel hat nicht geklappt',
    heading: 'Melde dich an, um deinen Tarif zu wechseln',
    paragraphs: [
      'Am {date} hat jemand, der nicht angemeldet war, mit dieser E-Mail-Adresse „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Du hast bereits „{oldPlan}“, und die nicht genutzten Tage lassen sich nur anrechnen, wenn du angemeldet bist.',
      'Damit du diese Tage nicht verlierst, hat der neue Tarif nicht begonnen, und am alten hat sich nichts geändert. Es wurde nichts abgebucht. Melde dich an und wähl den neuen Tarif auf deiner Kontoseite: Dort siehst du den heutigen Preis.',
    ],
    action: 'Zu deinem Konto',
  },
};
