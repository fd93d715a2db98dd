import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../mails.ts';
import { billing } from './billing.ts';
import { freeOrderMails } from './free-order-mails.ts';
import { giftMails } from './gift-mails.ts';
import { membershipMails } from './membership-mails.ts';
import { moderationMails } from './moderation-mails.ts';
import { planChangeMails } from './plan-change-mails.ts';
import { recoveryMails } from './recovery-mails.ts';
import { requestMails } from './request-mails.ts';
import { securityMails } from './security-mails.ts';
import { supportMails } from './support-mails.ts';

export const mails: Translation<typeof english.mails> = {
  ...giftMails,
  ...membershipMails,
  ...planChangeMails,
  ...freeOrderMails,
  ...securityMails,
  ...supportMails,
  ...requestMails,
  ...moderationMails,
  ...recoveryMails,
  welcome: {
    subject: 'Willkommen bei {brand}',
    heading: 'Du bist dabei',
    paragraphs: [
      'Deine Mitgliedschaft bei {brand} ist aktiv, und alles darin wartet auf dich.',
      'Melde dich mit dieser E-Mail-Adresse und dem Passwort an, das du gewählt hast.',
    ],
    action: 'Jetzt ansehen',
  },
  freeTrialStarted: {
    subject: 'Deine kostenlose Probezeit bei {brand} hat begonnen',
    heading: 'Wähl deine {count} Filme',
    paragraphs: [
      'Zu deiner kostenlosen Probezeit gehören {count} ganze Filme deiner Wahl aus den dafür gekennzeichneten Filmen. Schalte einen frei, und er läuft bis zum {date}.',
      'Es wurde nichts abgebucht, und es wird nichts abgebucht: Die Probezeit endet am {date} von selbst. Wenn du vorher alles willst, kannst du auf deiner Kontoseite Mitglied werden.',
      'Melde dich mit dieser E-Mail-Adresse und dem Passwort an, das du gewählt hast.',
    ],
    action: 'Filme wählen',
  },
  receipt: {
    subject: 'Dein Beleg von {brand}',
    heading: 'Danke',
    paragraphs: [
      'Wir haben am {date} {amount} für {plan} abgebucht.',
      'Die nächste Abbuchung beträgt {nextAmount} und erfolgt am {nextDate}, danach derselbe Betrag {often}. Um sie zu verhindern, öffne deine Kontoseite und wähl „Mitgliedschaft kündigen“: Dein Zugang bleibt bis zu diesem Tag bestehen.',
    ],
    action: 'Mitgliedschaft ansehen oder kündigen',
  },
  oneTimeReceipt: {
    subject: 'Dein Beleg von {brand}',
    heading: 'Danke',
    paragraphs: [
      'Wir haben am {date} {amount} für {item} abgebucht.',
      'Das war eine einmalige Zahlung, die sich nicht verlängert.',
    ],
    action: 'Deine Käufe ansehen',
  },
  duplicateChargeRefunded: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Du hast doppelt bezahlt, und wir erstatten es dir',
    paragraphs: [
      'Am {date} wurden {amount} für {plan} von deiner Karte abgebucht. Du hattest das bereits bezahlt, die zweite Abbuchung war also nicht nötig.',
      'Der ganze Betrag geht an dieselbe Karte zurück und wird dir nicht noch einmal berechnet. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  emailConfirmation: {
    subject: 'Bestätige deine E-Mail-Adresse für {brand}',
    heading: 'Ist das deine E-Mail-Adresse?',
    paragraphs: [
      'Mit {email} wurde ein Konto bei {brand} angelegt. Bestätige die Adresse, um dein Konto zu sichern und deine Belege zu erhalten. Der Link gilt einmal und läuft nach sieben Tagen ab.',
      'Wenn du das nicht warst, bestätige sie nicht. Wähl stattdessen auf der Anmeldeseite ein neues Passwort: Das beendet alles, was mit deiner Adresse begonnen wurde.',
    ],
    action: 'E-Mail-Adresse bestätigen',
  },
  signupActiveAccount: {
    subject: 'Du hast bereits ein Konto bei {brand}',
    heading: 'Du bist bereits Mitglied',
    paragraphs: [
      `Jemand wollte mit dieser E-Mail-Adresse Mitglied bei {brand} werden. ${billing.signup.activeAccount}`,
      'Passwort vergessen? Hier wählst du ein neues: {resetLink}',
      'Falls eine Zahlung erfolgt, ändert sich in deinem Konto nichts, bis du sie bestätigst. Tust du das nicht, wird sie nach 24 Stunden erstattet.',
    ],
    action: 'Anmelden',
  },
  signupAccountExists: {
    subject: 'Du hast bereits ein Konto bei {brand}',
    heading: 'Du hast bereits ein Konto',
    paragraphs: [
      `Jemand wollte mit dieser E-Mail-Adresse Mitglied bei {brand} werden. ${billing.signup.accountExists} Du hast keine aktive Mitgliedschaft; in deinem Konto kannst du eine neue beginnen.`,
      'Passwort vergessen? Hier wählst du ein neues: {resetLink}',
      'Falls eine Zahlung erfolgt, ändert sich in deinem Konto nichts, bis du sie bestätigst. Tust du das nicht, wird sie nach 24 Stunden erstattet.',
    ],
    action: 'Anmelden',
  },
  signupDisabled: {
    subject: 'Zu deinem Konto bei {brand}',
    heading: 'Dein Konto ist deaktiviert',
    paragraphs: [
      `Jemand wollte mit dieser E-Mail-Adresse Mitglied bei {brand} werden. ${billing.signup.disabled}`,
      'Falls trotzdem eine Zahlung erfolgt, gibt sie keinen Zugang und wird erstattet. Mehr dazu sagt dir unser Kundendienst.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  paymentAwaitsYou: {
    subject: 'Bestätige deine Zahlung von {amount} an {brand}',
    heading: 'Ist das deine Zahlung?',
    paragraphs: [
      'Am {date} hat jemand, der nicht angemeldet war, mit dieser E-Mail-Adresse {amount} für {plan} bezahlt. Du hast bereits ein Konto, und darin hat sich nichts geändert.',
      'Bestätige die Zahlung, und dein Konto ist sofort freigeschaltet. Tust du das nicht, wird der ganze Betrag am {until} erstattet, und es wird nichts weiter abgebucht.',
    ],
    action: 'Zahlung prüfen',
  },
  paymentReturned: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Am {date} wurden mit dieser E-Mail-Adresse {amount} für {plan} bezahlt. Die Zahlung wurde nicht bestätigt, ihre Zahlungsseite war nicht mehr offen, oder ihr Gutschein war schon benutzt; deshalb gab sie keinen Zugang.',
      'Der ganze Betrag geht an die benutzte Karte zurück und wird dir nicht noch einmal berechnet. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  renewalRefunded: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Am {date} wurden {amount} für {plan} von deiner Karte abgebucht. Du hattest bereits gekündigt oder den Tarif gewechselt, die Abbuchung war also nicht fällig.',
      'Der ganze Betrag geht an dieselbe Karte zurück, und dieser Tarif wird dir nicht noch einmal berechnet. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  refunded: {
    subject: 'Wir haben dir {amount} erstattet',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Wir haben {amount}, die Abbuchung vom {date} für {plan}, an die belastete Karte erstattet. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Dafür wird nichts mehr abgebucht. Auf deiner Kontoseite stehen alle Abbuchungen und Erstattungen.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  partRefunded: {
    subject: 'Wir haben {amount} erstattet',
    heading: 'Deine Erstattung ist unterwegs',
    paragraphs: [
      'Wir haben {amount} von dem erstattet, was du am {date} für {plan} bezahlt hast, auf die Karte, die bezahlt hat. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Deine Mitgliedschaft bleibt, wie sie ist. Auf deiner Kontoseite stehen alle Abbuchungen und Erstattungen.',
    ],
    action: 'Deine Abbuchungen ansehen',
  },
  renewalAhead: {
    subject: 'Deine Mitgliedschaft bei {brand} verlängert sich am {date}',
    heading: 'Deine Mitgliedschaft verlängert sich am {date}',
    paragraphs: [
      '{plan} verlängert sich am {date}, und wir buchen {amount} von deiner hinterlegten Karte ab.',
      'Wenn du nicht weitermachen willst, kündige vor diesem Tag auf deiner Kontoseite. Dann wird nichts abgebucht, und du kannst bis zum {date} weiter ansehen, was du willst.',
    ],
    action: 'Mitgliedschaft ansehen oder kündigen',
  },
  reactivated: {
    subject: 'Deine Mitgliedschaft bei {brand} geht weiter',
    heading: 'Schön, dass du wieder da bist',
    paragraphs: [
      'Deine Kündigung ist zurückgenommen, und {plan} geht weiter. Heute wurde nichts abgebucht.',
      'Die nächste Abbuchung beträgt {amount} am {date}, danach derselbe Betrag {often}. Du kannst jederzeit auf deiner Kontoseite wieder kündigen.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  cardUpdated: {
    subject: 'Für {brand} ist eine neue Karte hinterlegt',
    heading: 'Deine Karte wurde aktualisiert',
    paragraphs: [
      'Seit dem {date} wird {plan} von der neuen Karte abgebucht, die du eingegeben hast.',
      'Wenn du das nicht warst, wende dich bitte sofort an den Kundendienst.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  trialEnding: {
    subject: 'Deine Probezeit bei {brand} endet am {date}',
    heading: 'Deine Probezeit geht zu Ende',
    paragraphs: [
      'Deine Probezeit endet am {date}. Danach geht deine Mitgliedschaft weiter: Wir buchen am {date} {amount} ab und dann {often} denselben Betrag, bis du kündigst.',
      'Wenn du nicht weitermachen willst, öffne vor diesem Tag die Seite deiner Mitgliedschaft und wähl „Mitgliedschaft kündigen“. Dann wird nichts abgebucht.',
    ],
    action: 'Mitgliedschaft ansehen oder kündigen',
  },
  cancelled: {
    subject: 'Deine Mitgliedschaft bei {brand} ist gekündigt',
    heading: 'Deine Mitgliedschaft ist gekündigt',
    paragraphs: [
      'Es wird nichts mehr abgebucht. Dein Zugang bleibt bis zum {accessUntil} bestehen.',
      'Wenn du es dir vorher anders überlegst, kannst du sie auf deiner Kontoseite mit einem Klick reaktivieren.',
    ],
    action: 'Zu deinem Konto',
  },
  comeBack: {
    subject: '{brand} vermisst dich',
    heading: 'Sieh, was du verpasst hast',
    paragraphs: [
      'Deine Mitgliedschaft endete am {endedOn}. Deine Favoriten, dein Verlauf und dein Benutzername sind genau so, wie du sie zurückgelassen hast.',
      'Melde dich an und mach weiter, wo du aufgehört hast.',
    ],
    action: 'Zurückkommen',
  },
  noticesUnread: {
    subject: 'Neue Filme deiner Favoriten bei {brand}',
    heading: 'Neu von deinen Favoriten',
    paragraphs: [
      'Seit unserer letzten E-Mail sind diese Filme mit Darstellern und auf Kanälen erschienen, denen du folgst:',
      '{films}',
    ],
    action: 'Deine Mitteilungen ansehen',
  },
  displayNameReleased: {
    subject: 'Bitte wähl einen neuen Benutzernamen für {brand}',
    heading: 'Bitte wähl einen neuen Benutzernamen',
    paragraphs: [
      'Dein Benutzername {name} ließ sich mit einer unserer Marken oder jemandem aus unserem Team verwechseln, deshalb haben wir ihn reserviert. Er steht nicht mehr neben deinen Kommentaren, die alle noch da sind.',
      'Sonst hat sich in deinem Konto nichts geändert. Mit deinem nächsten Kommentar kannst du einen neuen Benutzernamen wählen, den dann alle deine Kommentare zeigen.',
    ],
    action: 'Weiter ansehen',
  },
  accountDeleted: {
    subject: 'Dein Konto bei {brand} ist gelöscht',
    heading: 'Dein Konto ist gelöscht',
    paragraphs: [
      'Wie gewünscht wurde dein Konto bei allen unseren Marken gelöscht, und deine Mitgliedschaften sind gekündigt. Das lässt sich nicht rückgängig machen.',
      'Das ist die letzte E-Mail, die wir dir schicken.',
    ],
    action: 'Zu {brand}',
  },
};

export const mailFrame: Translation<typeof english.mailFrame> = {
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, öffne diesen Link:',
  footer:
    'Diese E-Mail wurde von {brand} gesendet. Antworten werden nicht gelesen; bitte wende dich an unseren Kundendienst.',
  answeredFooter: 'Diese E-Mail wurde von {brand} gesendet. Antworten darauf werden gelesen.',
  staffFooter: 'Diese E-Mail wurde von {brand} an jemanden aus dem Team gesendet. Antworten werden nicht gelesen.',
  support: 'Kundendienst',
  unsubscribe: 'Abbestellen',
  discreet: {
    sender: 'Kontoservice',
    subject: 'Neues zu deinem Konto',
    preview: 'Öffne diese Nachricht, um sie zu lesen.',
  },
};
