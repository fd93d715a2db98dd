import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../vip.ts';

export const vip: Translation<typeof english.vip> = {
  title: 'VIP',
  subtitle: 'Exklusive Mitgliedschaft',
  text: 'Bitte gib deine eigene E-Mail-Adresse und dein eigenes Passwort ein, um das Konto anzulegen.',
  email: 'E-Mail',
  emailHint:
    'Wir schicken einen Link an diese Adresse. Bis du ihn bestätigst, meldest du dich mit deiner jetzigen Adresse an.',
  password: 'Passwort',
  passwordHint: 'Nur Buchstaben und Ziffern, 8 bis 32 Zeichen.',
  submit: 'Weiter',
  missingEmail: 'Bitte gib deine E-Mail-Adresse ein.',
  missingPassword: 'Bitte wähl ein Passwort.',
  invalidEmail: 'Ungültige E-Mail-Adresse.',
  guessablePassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.',
  invalidPassword:
    'Passwörter dürfen nur Buchstaben und Ziffern enthalten und müssen zwischen 8 und 32 Zeichen lang sein.',
  terms:
    'Wenn du auf „Weiter“ klickst, bestätigst du, dass du mindestens 18 Jahre alt bist, akzeptierst unsere AGB und unsere Datenschutzerklärung und stimmst Werbung per E-Mail zu, die du jederzeit abbestellen kannst.',
  termsLink: 'AGB',
  privacyLink: 'Datenschutz',
  support: 'Kundendienst kontaktieren',
  errors: {
    email_already_exists: 'Diese E-Mail-Adresse gibt es schon. Bitte wähl eine andere.',
    invalid_email: 'Die E-Mail-Adresse ist ungültig.',
    guessable_password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.',
    invalid_password:
      'Passwörter dürfen nur Buchstaben und Ziffern enthalten und müssen zwischen 8 und 32 Zeichen lang sein.',
    mail_off:
      'Wir können gerade keine E-Mails senden. Deine neue Adresse ließe sich nicht bestätigen, und nichts wurde geändert. Bitte versuch es später noch einmal.',
    update_failed: 'Deine Zugangsdaten konnten nicht aktualisiert werden. Bitte wende dich an den Kundendienst.',
  },
};
