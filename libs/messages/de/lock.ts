import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../lock.ts';

export const lock: Translation<typeof english.lock> = {
  locked: 'Dieser Browser ist gesperrt.',
  cover: {
    headTitle: 'Gesperrt',
    title: 'Gesperrt',
    textPin: 'Gib deine PIN ein, um dort weiterzumachen, wo du warst.',
    textSignIn: 'Melde dich erneut an, um dort weiterzumachen, wo du warst.',
    pin: 'PIN',
    unlock: 'Entsperren',
    wrong:
      '{left, plural, one {Das ist nicht die PIN. Noch ein Versuch, dann wirst du abgemeldet.} other {Das ist nicht die PIN. Noch # Versuche.}}',
    tooMany: 'Zu viele Versuche. Bitte warte einen Moment.',
    passkey: 'Mit Passkey oder Passwort anmelden',
    signIn: 'Erneut anmelden',
    signOut: 'PIN vergessen? Abmelden',
    signOutOnly: 'Abmelden',
  },
  settings: {
    title: 'Sperre',
    text: 'Ein gesperrter Browser zeigt nichts von dieser Seite und ihren Schwesterseiten, bis du ihn entsperrst.',
    off: 'Aus',
    onByPin: 'An, zu entsperren mit PIN, Passkey oder Passwort',
    onByKey: 'An, zu entsperren mit Passkey oder Passwort',
    pin: 'PIN',
    pinUnchanged: 'Lass das Feld leer, um deine PIN zu behalten.',
    pinHint: 'Vier bis acht Ziffern. Mit einem Passkey kannst du das Feld leer lassen.',
    idle: 'Von selbst sperren',
    never: 'Nur, wenn ich sperre',
    minutes: 'Nach {minutes, number} Minuten ohne Nutzung',
    turnOn: 'Einschalten',
    save: 'Speichern',
    change: 'Ändern',
    turnOff: 'Ausschalten',
    lockNow: 'Jetzt sperren',
    saved: 'Deine Sperre ist an. Alt+Umschalt+L, auf dem Mac Option+Umschalt+L, sperrt diesen Browser auf jeder Seite.',
    removed: 'Deine Sperre ist aus.',
  },
};
