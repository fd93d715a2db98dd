import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../membership-pages.ts';

export const membershipPages: Translation<typeof english.membershipPages> = {
  pause: {
    head: 'Mitgliedschaft pausieren — {brand}',
    planned: 'Deine Pause ist geplant',
    after:
      'Nach der Pause geht es von selbst weiter, und {price} werden abgebucht. Wir erinnern dich eine Woche vorher, und du kannst jederzeit früher weitermachen oder kündigen.',
    confirm: 'Mitgliedschaft pausieren',
    none: 'Nichts zu pausieren',
  },
  plan: {
    head: 'Tarif wechseln — {brand}',
    planned: 'Dein neuer Tarif steht fest',
    now: 'Jetzt wird nichts abgebucht. Am {date} wird der Preis des Tarifs abgebucht, den du wählst, und bei jeder Verlängerung wieder, bis du kündigst.',
    none: 'Kein kleinerer oder kürzerer Tarif',
    noneText: 'Diese Mitgliedschaft kann bei der nächsten Verlängerung nicht in einen anderen Tarif wechseln.',
  },
  upgrade: {
    head: 'Größerer Tarif — {brand}',
    choose: 'Weiter',
    back: 'Anderen Tarif wählen',
    yearly: '{price} für ein Jahr zahlen',
    stored: 'Karte meiner letzten Zahlung',
    storedText: 'Wird belastet, sobald du die Schaltfläche drückst.',
    gone: 'Diesen Tarif gibt es für dich nicht mehr. Bitte wähl noch einmal.',
  },
};
