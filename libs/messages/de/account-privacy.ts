import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../account-privacy.ts';

export const accountPrivacy: Translation<typeof english.accountPrivacy> = {
  policy: 'Wie wir mit deinen Daten umgehen, steht in unserer Datenschutzerklärung.',
  code: {
    label: 'Code',
    hint: 'Aus deiner Authenticator-App oder ein Wiederherstellungscode.',
    errors: {
      CODE_REQUIRED: 'Bitte gib einen Code aus deiner Authenticator-App ein.',
      CODE_INCORRECT:
        'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
      TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuch es noch einmal.',
    },
  },
  export: {
    title: 'Deine Daten',
    text: 'Eine Datei mit allem, was wir über dich speichern: Profil, Mitgliedschaften, Rechnungen, Gems und Credits, Kommentare, Bewertungen, Favoriten, Wiedergabepositionen, Downloads und Einwilligungen.',
    submit: 'Meine Daten herunterladen',
    done: 'Deine Datei liegt im Download-Ordner.',
    fileName: 'meine-daten.json',
  },
  delete: {
    title: 'Konto löschen',
    text: 'Dein Konto wird bei allen unseren Marken gelöscht, und jede Mitgliedschaft wird gekündigt. Es lässt sich nicht wiederherstellen.',
    open: 'Mein Konto löschen…',
    dialogTitle: 'Dein Konto löschen?',
    final: 'Das gilt sofort bei allen unseren Marken und lässt sich nicht rückgängig machen.',
    goes: {
      title: 'Was gelöscht wird',
      profile: 'Dein Profil, deine E-Mail-Adresse, dein Benutzername und deine Anmeldung auf jedem Gerät.',
      memberships: 'Deine Mitgliedschaften: Sie werden gekündigt, und bezahlte Restzeit verfällt.',
      activity: 'Gems, Credits, freigeschaltete Videos, Favoriten, Bewertungen, Verlauf und Downloads.',
    },
    stays: {
      title: 'Was ohne deinen Namen bleibt',
      invoices:
        'Rechnungen und Buchungen, die wir gesetzlich aufbewahren müssen. Sie lassen sich nicht mehr zu dir zurückverfolgen.',
      comments: 'Deine Kommentare, angezeigt als von einem gelöschten Nutzer geschrieben.',
      removals: 'Anträge auf Entfernung von Inhalten, als Nachweis des Beantragten.',
    },
    password: 'Dein Passwort',
    sure: 'Ich verstehe, dass mein Konto endgültig gelöscht wird.',
    cancel: 'Mein Konto behalten',
    submit: 'Endgültig löschen',
    errors: {
      missing: 'Bitte gib dein Passwort ein.',
      unsure: 'Bitte setz das Häkchen zur Bestätigung.',
      WRONG_PASSWORD: 'Dieses Passwort ist falsch.',
      TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuch es noch einmal.',
      NOT_SETTLED:
        'Wir konnten deine Mitgliedschaft gerade nicht kündigen, deshalb wurde nichts gelöscht. Bitte versuch es noch einmal.',
    },
    done: {
      title: 'Dein Konto ist gelöscht',
      text: 'Wir bestätigen es in einer letzten E-Mail. Danke, dass du bei uns warst.',
      leave: 'Verlassen',
    },
  },
};

export const dataLink: Translation<typeof english.dataLink> = {
  codeHeading: 'Deine Daten',
  codeLead:
    'Dein Konto fragt nach einem zweiten Schritt. Gib den Code ein, den deine App zeigt, und lade alles, was über dich gespeichert ist, als Datei herunter.',
  download: 'Meine Daten herunterladen',
  heading: 'Dieser Link funktioniert nicht mehr',
  text: 'Links zu persönlichen Daten gelten sieben Tage. Melde dich an, um deine Daten in deinem Konto herunterzuladen, oder bitte unseren Kundendienst um einen neuen Link.',
  account: 'Zu meinem Konto',
};
