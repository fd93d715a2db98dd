import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../obligations.ts';

export const obligations: Translation<typeof english.obligations> = {
  terms: {
    title: 'Bevor es weitergeht',
    text: 'Für dein Konto gelten unsere AGB und unsere Datenschutzerklärung. Bitte lies und akzeptiere sie.',
    tandem:
      'Wenn du unseren Mitgliederbereich betrittst, bestätigst du, dass du mindestens 18 Jahre alt bist, und akzeptierst unsere AGB und unsere Datenschutzerklärung.',
    termsLink: 'AGB',
    privacyLink: 'Datenschutz',
    submit: 'Akzeptieren und weiter',
    signOut: 'Abmelden',
  },
  guestScene: {
    title: 'Eine Szene für Gäste',
    consent:
      'Wenn du auf „Szene ansehen“ klickst, bestätigst du, dass du mindestens 18 Jahre alt bist, akzeptierst unsere AGB und unsere Datenschutzerklärung und stimmst Werbung per E-Mail zu.',
    submit: 'Szene ansehen',
    close: 'Schließen',
  },
  email: {
    title: 'Neuigkeiten per E-Mail',
    text: 'Du entscheidest. Auf deiner Kontoseite kannst du das jederzeit ändern.',
    save: 'Meine Wahl speichern',
    later: 'Nicht jetzt',
  },
  device: {
    title: 'Bist du das?',
    text: 'Wir erkennen dieses Gerät nicht und haben dir deshalb eine E-Mail geschickt. Öffne sie und wähl „Ja, das war ich“. Dann geht es auf dieser Seite von selbst weiter.',
    waiting: 'Wir warten auf deine Zustimmung',
    signOut: 'Abmelden',
  },
  tandem: {
    title: 'Ein zweites Konto',
    text: 'Teil deine Mitgliedschaft mit einer weiteren Person. Sie meldet sich mit eigener E-Mail-Adresse und eigenem Passwort an.',
    email: 'E-Mail-Adresse der Person',
    password: 'Passwort der Person',
    hint: 'Nur Buchstaben und Ziffern, 8 bis 32 Zeichen.',
    submit: 'Konto anlegen',
    close: 'Schließen',
    open: 'Zweites Konto hinzufügen',
    errors: {
      missingEmail: 'Bitte gib die E-Mail-Adresse der Person ein.',
      missingPassword: 'Bitte wähl ein Passwort für die Person.',
      invalidEmail: 'Ungültige E-Mail-Adresse.',
      guessablePassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.',
      invalidPassword:
        'Passwörter dürfen nur Buchstaben und Ziffern enthalten und müssen zwischen 8 und 32 Zeichen lang sein.',
      limited: 'Diese Adresse wurde zu oft eingeladen. Bitte versuch es in einer Stunde noch einmal.',
      notAllowed: 'Ein zweites Konto ist in deiner Mitgliedschaft nicht enthalten.',
      mailOff:
        'Zurzeit können wir keine E-Mails senden, deshalb wurde niemand eingeladen. Bitte versuch es später noch einmal.',
      failed: 'Das Konto konnte nicht angelegt werden. Bitte versuch es noch einmal.',
    },
    invited: 'Wir haben einen Link an diese Adresse geschickt. Das Konto ist bereit, sobald er bestätigt wurde.',
  },
};
