import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../recovery-mails.ts';

export const cardNames: Translation<typeof english.cardNames> = {
  ending: '{brand} mit den Endziffern {lastFour}',
  endingAlone: 'Karte mit den Endziffern {lastFour}',
  unknown: 'deine Karte',
};

export const recoveryMails: Translation<typeof english.recoveryMails> = {
  paymentFailed: {
    subject: 'Wir konnten deine Karte für {brand} nicht belasten',
    heading: 'Deine Zahlung hat nicht geklappt',
    paragraphs: [
      'Wir wollten am {date} {amount} abbuchen. {reason}',
      'Wir versuchen es am {nextTry} noch einmal. Wenn du nicht warten willst, benutz jetzt eine andere Karte: Dann wird sofort gezahlt.',
      'Du hast Zugang bis zum {accessUntil}. Ohne Zahlung endet deine Mitgliedschaft am {endsAt}.',
    ],
    action: 'Zahlung ansehen',
  },
  paymentNeedsCard: {
    subject: 'Sieh nach deiner Karte für {brand}',
    heading: 'Bitte prüf deine Karte',
    paragraphs: [
      'Wir wollten am {date} {amount} abbuchen. {reason}',
      'Bitte aktualisiere deine Karte, damit gezahlt werden kann.',
      'Du hast Zugang bis zum {accessUntil}. Ohne Zahlung endet deine Mitgliedschaft am {endsAt}.',
    ],
    action: 'Karte aktualisieren',
  },
  paymentLastNotice: {
    subject: 'Deine Mitgliedschaft bei {brand} endet am {endsAt}',
    heading: 'Letzte Gelegenheit, deine Mitgliedschaft zu behalten',
    paragraphs: [
      'Wir konnten {amount} immer noch nicht abbuchen. {reason}',
      'Deine Mitgliedschaft endet am {endsAt}. Mit einer Karte, die funktioniert, geht sie weiter, und du behältst deinen Preis.',
    ],
    action: 'Karte aktualisieren',
  },
  paymentRetried: {
    subject: 'Wir konnten deine Karte für {brand} nicht belasten',
    heading: 'Deine Zahlung hat nicht geklappt',
    paragraphs: [
      'Wir wollten am {date} {amount} abbuchen. {reason}',
      'Wir versuchen es am {nextTry} noch einmal. Die Karte ist bei {biller} gespeichert; der Kundendienst dort hilft dir, sie zu ändern.',
      'Du hast Zugang bis zum {accessUntil}. Ohne Zahlung endet deine Mitgliedschaft am {endsAt}.',
    ],
    action: 'Zahlung ansehen',
  },
  paymentAtBiller: {
    subject: 'Deine Karte für {brand} konnte nicht belastet werden',
    heading: 'Deine Zahlung hat nicht geklappt',
    paragraphs: [
      '{biller} wollte am {date} {amount} abbuchen. {reason}',
      '{next} Die Karte ist bei {biller} gespeichert; der Kundendienst dort hilft dir, sie zu ändern.',
      'Du hast Zugang bis zum {accessUntil}. Ohne Zahlung endet deine Mitgliedschaft am {endsAt}.',
    ],
    action: 'Zahlung ansehen',
  },
  paymentLastNoticeAtBiller: {
    subject: 'Deine Mitgliedschaft bei {brand} endet am {endsAt}',
    heading: 'Deine Mitgliedschaft endet bald',
    paragraphs: [
      '{amount} konnten immer noch nicht abgebucht werden. {reason}',
      'Deine Mitgliedschaft endet am {endsAt}. Die Karte ist bei {biller} gespeichert; der Kundendienst dort hilft dir, sie zu ändern.',
    ],
    whereSold: ['Nach diesem Tag kannst du mit einer anderen Karte wieder Mitglied werden.'],
    action: 'Zahlung ansehen',
  },
  paymentRecovered: {
    subject: 'Deine Zahlung für {brand} hat geklappt',
    heading: 'Alles wieder in Ordnung',
    paragraphs: [
      'Die Zahlung für {plan}, die nicht geklappt hatte, ist da. Du hast bis zum {accessUntil} vollen Zugang und musst nichts weiter tun.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  cardExpiring: {
    subject: 'Deine Karte für {brand} läuft bald ab',
    heading: 'Deine Karte läuft vor der nächsten Zahlung ab',
    paragraphs: [
      'Die Karte für {plan} ({card}) läuft {expires} ab. Die nächste Zahlung ist am {renewsAt} fällig und würde scheitern.',
      'Aktualisiere die Karte vor diesem Tag, dann gibt es keine Unterbrechung. Dabei wird nichts abgebucht.',
    ],
    action: 'Karte aktualisieren',
  },
  cardExpiringAtBiller: {
    subject: 'Deine Karte für {brand} läuft bald ab',
    heading: 'Deine Karte läuft vor der nächsten Zahlung ab',
    paragraphs: [
      'Die Karte für {plan} ({card}) läuft {expires} ab. Die nächste Zahlung ist am {renewsAt} fällig und würde scheitern.',
      'Die Karte ist bei {biller} gespeichert; der Kundendienst dort hilft dir, sie vor diesem Tag zu ändern.',
    ],
    action: 'Zahlung ansehen',
  },
};
