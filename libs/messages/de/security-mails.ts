import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../security-mails.ts';
import { securityMails as inEnglish } from '../security-mails.ts';

// Mails to staff are in English.
const { staffCode, staffPassword } = inEnglish;

export const securityMails: Translation<typeof english.securityMails> = {
  staffCode,
  staffPassword,
  passwordChanged: {
    subject: 'Dein Passwort für {brand} wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Kontos wurde am {date} geändert. Alle Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, wähl sofort ein neues Passwort.',
    ],
    action: 'Das war ich nicht',
  },
  passwordReset: {
    subject: 'Wähl ein neues Passwort für {brand}',
    heading: 'Wähl ein neues Passwort',
    paragraphs: [
      'Jemand hat für diese E-Mail-Adresse ein neues Passwort angefordert. Wenn du das warst, wähl hier eines. Der Link gilt einmal und läuft nach einer Stunde ab.',
      'Wenn du das nicht warst, ignorier diese E-Mail: Dein Passwort bleibt gleich.',
    ],
    action: 'Neues Passwort wählen',
  },
  deviceChallenge: {
    subject: 'Warst du das? Eine neue Anmeldung bei {brand}',
    heading: 'Warst du das?',
    paragraphs: [
      'Am {date} hat sich jemand mit {device} und dem richtigen Passwort in deinem Konto angemeldet. Zugang gibt es erst, wenn du zustimmst.',
      'Wenn du das nicht warst, blockier die Anmeldung hier und melde alle Geräte ab: {blockLink}',
    ],
    action: 'Ja, das war ich',
  },
  securityChanged: {
    subject: 'Deine Anmeldung bei {brand} wurde geändert',
    heading: 'Eine Änderung an deiner Anmeldung',
    paragraphs: [
      'Am {date}: {change}.',
      'Wenn du das nicht warst, wähl sofort ein neues Passwort. Das meldet alle Geräte ab. Prüf dann auf der Kontoseite deine Passkeys und deine Authenticator-App.',
    ],
    action: 'Das war ich nicht',
  },
  emailChangeCode: {
    subject: '{code} ist dein Code, um deine E-Mail-Adresse bei {brand} zu ändern',
    heading: 'Dein Code ist {code}',
    paragraphs: [
      'Gib ihn auf deiner Kontoseite ein, wo du ihn angefordert hast. Er gilt einmal und läuft nach 15 Minuten ab.',
      'Wenn du ihn nicht angefordert hast, ist jemand in deinem Konto angemeldet. Melde alle Geräte ab und wähl ein neues Passwort. Verrate den Code niemandem.',
    ],
    action: 'Zu deinem Konto',
  },
  emailChangeConfirm: {
    subject: 'Bestätige deine neue E-Mail-Adresse für {brand}',
    heading: 'Ist das deine neue Adresse?',
    paragraphs: [
      'Jemand möchte {email} für sein Konto bei {brand} benutzen. Wenn du das warst, bestätige es hier: Von da an meldest du dich mit dieser Adresse an. Der Link gilt einmal und läuft nach sieben Tagen ab.',
      'Wenn du das nicht warst, ignorier diese E-Mail. Dann passiert nichts.',
    ],
    action: 'Neue Adresse bestätigen',
  },
  emailChangeTaken: {
    subject: 'Du hast bereits ein Konto bei {brand}',
    heading: 'Diese Adresse wird schon benutzt',
    paragraphs: [
      'Jemand wollte {email} für sein Konto bei {brand} benutzen. Du hast schon ein Konto mit dieser Adresse, deshalb wurde nichts geändert.',
      'Wenn du das warst, melde dich mit dieser Adresse an. Falls du das Passwort vergessen hast, wähl hier ein neues.',
    ],
    action: 'Neues Passwort wählen',
  },
  tandemInvitation: {
    subject: 'Jemand teilt seine Mitgliedschaft bei {brand} mit dir',
    heading: 'Dein eigenes Konto',
    paragraphs: [
      'Jemand möchte seine Mitgliedschaft bei {brand} mit {email} teilen. Leg hier dein Konto an. Der Link gilt einmal und läuft nach sieben Tagen ab.',
      'Wenn du nicht weißt, wer das ist, ignorier diese E-Mail. Dann passiert nichts.',
    ],
    action: 'Mein Konto anlegen',
  },
  tandemTaken: {
    subject: 'Du hast bereits ein Konto bei {brand}',
    heading: 'Diese Adresse wird schon benutzt',
    paragraphs: [
      'Jemand wollte mit {email} ein zweites Konto seiner Mitgliedschaft bei {brand} anlegen. Du hast schon ein Konto mit dieser Adresse, deshalb wurde nichts geändert.',
      'Melde dich wie bisher mit dieser Adresse an. Falls du das Passwort vergessen hast, wähl hier ein neues.',
    ],
    action: 'Neues Passwort wählen',
  },
  emailChangeRequested: {
    subject: 'Deine E-Mail-Adresse bei {brand} soll geändert werden',
    heading: 'Änderst du deine E-Mail-Adresse?',
    paragraphs: [
      'Am {date} hat jemand, der in deinem Konto angemeldet ist, die Änderung seiner E-Mail-Adresse auf {email} verlangt. Sie gilt, sobald die neue Adresse bestätigt ist.',
      'Wenn du das warst, musst du hier nichts tun. Wenn nicht, stopp die Änderung, bis sieben Tage nach der Bestätigung: Dein Konto kehrt zu dieser Adresse zurück, und alle Geräte werden abgemeldet.',
    ],
    action: 'Änderung stoppen',
  },
  emailChangeBySupport: {
    subject: 'Deine E-Mail-Adresse bei {brand} soll geändert werden',
    heading: 'Hast du uns gebeten, deine E-Mail-Adresse zu ändern?',
    paragraphs: [
      'Am {date} wurde unser Kundendienst gebeten, die E-Mail-Adresse deines Kontos auf {email} zu ändern. Sie gilt, sobald die neue Adresse bestätigt ist.',
      'Wenn du das warst, musst du hier nichts tun. Wenn nicht, stopp die Änderung, bis sieben Tage nach der Bestätigung: Dein Konto kehrt zu dieser Adresse zurück, und alle Geräte werden abgemeldet.',
    ],
    action: 'Änderung stoppen',
  },
  emailChangeUnproven: {
    subject: 'Diese Adresse wird bei {brand} nicht mehr benutzt',
    heading: 'Ein Konto bei {brand} bekommt eine andere Adresse',
    paragraphs: [
      'Mit {email} wurde ein Konto angelegt, und niemand hat diese Adresse bestätigt. Am {date} wurde für das Konto eine andere Adresse angefordert. Sie gilt, sobald sie bestätigt ist.',
      'Du musst nichts tun. Wenn du das Konto selbst angelegt hast und diese Adresse behalten willst, wende dich an den Kundendienst.',
    ],
    action: 'An den Kundendienst schreiben',
  },
  emailChangeForeign: {
    subject: 'Diese Adresse wird bei {brand} nicht mehr benutzt',
    heading: 'Ein Konto bei {brand} bekommt eine andere Adresse',
    paragraphs: [
      'Unserem Kundendienst wurde gemeldet, dass jemand ein fremdes Konto bei {brand} übernommen und ihm die Adresse {email} gegeben hat. Am {date} haben wir das Konto gesperrt: Alle Geräte sind abgemeldet, und niemand kann sich anmelden, bis es eine andere Adresse hat.',
      'Wenn das dein Konto und deine Adresse ist, wende dich sofort an den Kundendienst.',
    ],
    action: 'An den Kundendienst schreiben',
  },
  signInLink: {
    subject: '{code} ist dein Code zum Anmelden bei {brand}',
    heading: 'Dein Code ist {code}',
    paragraphs: [
      'Gib ihn auf der Seite ein, auf der du ihn angefordert hast, oder drück den Knopf, um dich auf diesem Gerät anzumelden. Beides gilt einmal und läuft nach 15 Minuten ab.',
      'Wenn du ihn nicht angefordert hast, ignorier diese E-Mail: Ohne sie kann sich niemand anmelden. Leite sie nie weiter und verrate niemandem den Code.',
    ],
    action: 'Anmelden',
  },
  signInLinkAlone: {
    subject: 'Dein Anmeldelink für {brand}',
    heading: 'Bei {brand} anmelden',
    paragraphs: [
      'Mit diesem Link meldest du dich an. Er gilt einmal und läuft nach 15 Minuten ab.',
      'Wenn du ihn nicht angefordert hast, ignorier diese E-Mail: Ohne den Link kann sich niemand anmelden. Leite ihn nie weiter.',
    ],
    action: 'Anmelden',
  },
  signInUnconfirmed: {
    subject: 'So meldest du dich bei {brand} an',
    heading: 'Wähl zuerst ein Passwort',
    paragraphs: [
      'Du hast einen Code zum Anmelden angefordert. Diese Adresse ist noch nicht bestätigt: Wähl hier ein Passwort, dann bist du angemeldet. Das bestätigt die Adresse, und von da an bekommst du auch Codes. Der Link gilt einmal und läuft nach einer Stunde ab.',
      'Wenn du ihn nicht angefordert hast, ignorier diese E-Mail: Dein Passwort bleibt gleich.',
    ],
    action: 'Passwort wählen',
  },
  newDevice: {
    subject: 'Neue Anmeldung in deinem Konto bei {brand}',
    heading: 'Warst du das?',
    paragraphs: [
      'Am {date} wurde dein Konto bei {brand} auf einem Gerät geöffnet, das dafür bisher nicht benutzt wurde: {device}.',
      'Wenn du das warst, musst du nichts tun. Wenn nicht, melde alle Geräte ab und wähl ein neues Passwort.',
    ],
    action: 'Das war ich nicht',
  },
};

export const securityMailParts: Translation<typeof english.securityMailParts> = {
  securityChanges: {
    passkeyAdded: 'Ein Passkey wurde zu deinem Konto hinzugefügt',
    passkeyRemoved: 'Ein Passkey wurde aus deinem Konto entfernt',
    passkeyDisabled:
      'Ein Passkey deines Kontos wurde ausgeschaltet, weil er so benutzt wurde, als gäbe es eine Kopie davon',
    secondStepOn: 'Die Anmeldung in zwei Schritten wurde eingeschaltet, und alle anderen Geräte wurden abgemeldet',
    secondStepOff: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    recoveryCodesRenewed: 'Die Wiederherstellungscodes deines Kontos wurden ersetzt',
  },
};
