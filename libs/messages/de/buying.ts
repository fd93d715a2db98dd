import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../buying.ts';

export const buying: Translation<typeof english.buying> = {
  signup: {
    failed: 'Die Anmeldung konnte nicht gestartet werden. Bitte versuch es noch einmal. (Code {code})',
    activeAccount: 'Du hast bereits ein aktives Konto. Bitte melde dich an.',
    accountExists: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melde dich an, um fortzufahren.',
    missingEmail: 'Bitte gib deine E-Mail-Adresse ein.',
    missingPassword: 'Bitte wähl ein Passwort.',
    invalidEmail: 'Ungültige E-Mail-Adresse.',
    guessablePassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.',
    invalidPassword:
      'Passwörter dürfen nur Buchstaben und Ziffern enthalten und müssen zwischen 8 und 32 Zeichen lang sein.',
    joinOptionGone: 'Diese Mitgliedschaft ist nicht mehr verfügbar. Bitte wähl eine andere.',
    paymentOptionGone: 'Diese Zahlungsart ist nicht mehr verfügbar. Bitte wähl eine andere.',
    unavailable: 'Mitgliedschaften sind gerade nicht verfügbar. Bitte versuch es später noch einmal.',
    disabled: 'Dieses Konto ist deaktiviert oder gesperrt, deshalb können wir dich nicht automatisch anmelden.',
    limited: 'Zu viele Versuche. Bitte versuch es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
    trialUsed: 'Probemitgliedschaften sind nur für neue Mitglieder. Bitte wähl eine andere Option.',
    mailOff:
      'Gerade lässt sich nichts Kostenloses bestellen, weil keine E-Mails verschickt werden. Bitte wähl eine andere Mitgliedschaft.',
  },
  payment: {
    pending: 'Deine Zahlung wird bearbeitet. Diese Seite aktualisiert sich von selbst, sobald sie abgeschlossen ist.',
    declined: 'Deine Karte wurde abgelehnt. Bitte versuch es mit einer anderen Karte.',
    failed: 'Deine Zahlung konnte nicht abgeschlossen werden. Es wurde nichts abgebucht.',
  },
};
