import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../plan-change-mails.ts';

export const planChangeMails: Translation<typeof english.planChangeMails> = {
  planChanged: {
    subject: 'Dein Tarif bei {brand} hat sich geändert',
    heading: 'Dein neuer Tarif hat begonnen',
    paragraphs: [
      '{oldPlan}: endete am {date}, weil {plan} alles davon enthält. Dafür wird nichts mehr abgebucht.',
      '{days, plural, one {Der # nicht genutzte Tag war} other {Die # nicht genutzten Tage waren}} {credit} wert. Das haben wir vom neuen Tarif abgezogen: Du hast heute {amount} bezahlt, und die nächste Abbuchung beträgt {nextAmount} am {nextDate}.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  planReplaced: {
    subject: 'Dein Tarif bei {brand} hat sich geändert',
    heading: 'Dein neuer Tarif hat begonnen',
    paragraphs: [
      '{oldPlan}: endete am {date}, weil {plan} alles davon enthält. Dafür wird nichts mehr abgebucht.',
      'Es gab keine nicht genutzten Tage, die wir anrechnen konnten. Du hast heute {amount} bezahlt, und die nächste Abbuchung beträgt {nextAmount} am {nextDate}.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  planExtended: {
    subject: 'Dein Tarif bei {brand} ändert sich am {date}',
    heading: 'Dein Wechsel ist bestätigt',
    paragraphs: [
      'Du hast {amount} für {plan} bezahlt. Der Tarif beginnt am {date}, wenn die bezahlte Zeit von {oldPlan} endet; so wird kein Tag doppelt bezahlt. Für {oldPlan} wird nichts mehr abgebucht.',
      'Die nächste Abbuchung beträgt {nextAmount} und erfolgt am {nextDate}.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  changeNeedsSignIn: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Melde dich an, um deinen Tarif zu wechseln',
    paragraphs: [
      'Am {date} hat jemand, der nicht angemeldet war, {amount} für {plan} bezahlt. Du hast bereits {oldPlan}, und die nicht genutzten Tage lassen sich nur anrechnen, wenn du angemeldet bist.',
      'Damit du dieselben Tage nicht doppelt bezahlst, geht der ganze Betrag an dieselbe Karte zurück. Melde dich an und wähl {plan} auf deiner Kontoseite: Dort siehst du, was abgebucht wird.',
    ],
    action: 'Zu deinem Konto',
  },
  changeTooLate: {
    subject: 'Wir erstatten dir {amount}',
    heading: 'Dein Preis war nicht mehr aktuell',
    paragraphs: [
      'Am {date} hast du {amount} für {plan} bezahlt. Dieser Preis passt nicht mehr zu deinen ungenutzten Tagen von {oldPlan}: Die Zahlungsseite war länger als einen Tag offen, oder diese Tage wurden inzwischen verbraucht oder erstattet.',
      'Der ganze Betrag geht an dieselbe Karte zurück, und {plan} hat nicht begonnen. Wähl den Tarif auf deiner Kontoseite noch einmal: Dort siehst du den heutigen Preis.',
    ],
    action: 'Zu deinem Konto',
  },
  freeChangeTooLate: {
    subject: 'Dein Tarifwechsel hat nicht geklappt',
    heading: 'Dein Preis war nicht mehr aktuell',
    paragraphs: [
      'Am {date} hast du „{plan}“ bestätigt, ohne etwas zu zahlen. Das passt nicht mehr zu deinen ungenutzten Tagen von „{oldPlan}“: Die Zahlungsseite war länger als einen Tag offen, oder diese Tage wurden inzwischen verbraucht oder erstattet.',
      'Es wurde nichts abgebucht, und der neue Tarif hat nicht begonnen. Sonst hat diese Bestellung nichts geändert. Wähl den neuen Tarif auf deiner Kontoseite noch einmal: Dort siehst du den heutigen Preis.',
    ],
    action: 'Zu deinem Konto',
  },
};
