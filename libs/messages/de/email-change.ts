import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../email-change.ts';

export const emailChange: Translation<typeof english.emailChange> = {
  title: 'E-Mail-Adresse',
  text: 'Du meldest dich damit an, und wir schicken deine Belege dorthin. Eine Änderung gilt, sobald du sie unter der neuen Adresse bestätigst.',
  open: 'E-Mail-Adresse ändern',
  newEmail: 'Neue E-Mail-Adresse',
  missing: 'Bitte gib deine neue E-Mail-Adresse ein.',
  submit: 'Link an die neue Adresse senden',
  sent: 'Wir haben einen Link an {email} geschickt. Deine Adresse ändert sich, wenn du ihn öffnest. An deine bisherige Adresse geht ebenfalls eine E-Mail.',
  mailCode: 'Stattdessen einen Code per E-Mail senden',
  mailAnotherCode: 'Noch einen Code senden',
  codeSent: 'Wir haben einen Code an {email} geschickt. Er gilt 15 Minuten, auf diesem Gerät.',
  mailedCode: 'Code aus der E-Mail',
  codeMissing: 'Bitte gib den Code aus der E-Mail ein.',
  account: 'Zu deinem Konto',
  confirm: {
    heading: 'Bestätige deine neue E-Mail-Adresse',
    lead: 'Dein Konto bei {brand} zieht zu {email} um. Von da an meldest du dich mit dieser Adresse an, und alle anderen Geräte werden abgemeldet.',
    stolenLead:
      'Dein Konto bei {brand} bekommt die Adresse {email}. Wir melden alle Geräte ab, setzen das jetzige Passwort außer Kraft, entfernen alle Passkeys und Authenticator-Apps und schicken dir einen Link, mit dem du ein neues Passwort wählst. Auch Links zu geteilten Playlists, offene Bezahlseiten und eine offene Einladung an eine zweite Person enden.',
    submit: 'Ja, diese Adresse benutzen',
    doneHeading: 'Deine E-Mail-Adresse ist geändert',
    doneText: 'Ab jetzt meldest du dich mit deiner neuen Adresse an. Dein Passwort bleibt gleich.',
    overHeading: 'Dieser Link funktioniert nicht mehr',
    overText:
      'Er wurde schon benutzt, ist älter als sieben Tage, wurde durch einen neueren ersetzt oder zurückgezogen, etwa durch ein neues Passwort oder weil alle Geräte abgemeldet wurden. Auf deiner Kontoseite kannst du neu anfangen.',
  },
  takenBack: {
    doneHeading: 'Dein Konto gehört wieder dir',
    doneText:
      'Ab jetzt meldest du dich mit dieser E-Mail-Adresse an. Alle Geräte sind abgemeldet, und wir haben dir einen Link geschickt, mit dem du ein neues Passwort wählst.',
  },
  refuse: {
    heading: 'Diese Änderung stoppen?',
    lead: 'Dein Konto bei {brand} bleibt bei dieser E-Mail-Adresse oder kehrt zu ihr zurück. Wir melden alle Geräte ab, setzen das jetzige Passwort außer Kraft, entfernen alle Passkeys und Authenticator-Apps und schicken dir einen Link, mit dem du ein neues Passwort wählst. Auch Links zu geteilten Playlists, offene Bezahlseiten und eine offene Einladung an eine zweite Person enden.',
    submit: 'Änderung stoppen',
    doneHeading: 'Dein Konto ist sicher',
    doneText:
      'Es hat diese E-Mail-Adresse, und alle Geräte sind abgemeldet. Wir haben dir einen Link geschickt, mit dem du ein neues Passwort wählst.',
    overHeading: 'Dieser Link funktioniert nicht mehr',
    overText:
      'Er wurde schon benutzt, oder die sieben Tage sind um. Wenn mit deinem Konto etwas nicht stimmt, wende dich an den Kundendienst.',
  },
};
