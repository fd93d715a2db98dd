import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../declines.ts';

export const declines: Translation<typeof english.declines> = {
  reasons: {
    'insufficient-funds': {
      title: 'Die Karte war nicht gedeckt',
      text: 'Auf der Karte war nicht genug Geld verfügbar.',
      advice: 'Benutz eine andere Karte oder versuch es noch einmal, wenn das Konto gedeckt ist.',
    },
    'limit-exceeded': {
      title: 'Die Karte hat ihr Limit erreicht',
      text: 'Die Zahlung würde ein Ausgabenlimit der Karte überschreiten.',
      advice: 'Erhöh das Limit in deiner Banking-App oder benutz eine andere Karte.',
    },
    'card-expired': {
      title: 'Die Karte ist abgelaufen',
      text: 'Die Karte ist abgelaufen, oder ihr Ablaufdatum stimmt nicht mit dem überein, das deine Bank hat.',
      advice: 'Prüf das Ablaufdatum oder benutz die neue Karte, die dir deine Bank geschickt hat.',
    },
    'wrong-details': {
      title: 'Die Kartendaten stimmten nicht',
      text: 'Kartennummer, Ablaufdatum oder Prüfziffer stimmten nicht mit den Daten der Bank überein.',
      advice: 'Gib die Daten noch einmal genau so ein, wie sie auf der Karte stehen.',
    },
    'do-not-honour': {
      title: 'Deine Bank hat die Zahlung abgelehnt',
      text: 'Deine Bank hat die Zahlung ohne Angabe eines Grundes abgelehnt.',
      advice: 'Benutz eine andere Karte oder bitte deine Bank, diese Zahlung zuzulassen.',
    },
    'not-permitted': {
      title: 'Diese Karte lässt sich hier nicht benutzen',
      text: 'Deine Bank lässt diese Art von Zahlung mit der Karte nicht zu.',
      advice: 'Erlaub Online-Zahlungen im Ausland in deiner Banking-App oder benutz eine andere Karte.',
    },
    'lost-or-stolen': {
      title: 'Deine Bank hat diese Karte gesperrt',
      text: 'Deine Bank hat diese Karte gesperrt.',
      advice: 'Benutz eine andere Karte. Zu dieser kann dir deine Bank mehr sagen.',
    },
    'account-closed': {
      title: 'Diese Karte ist nicht mehr aktiv',
      text: 'Die Karte oder das Konto dazu wurde geschlossen.',
      advice: 'Benutz eine andere Karte.',
    },
    'suspected-fraud': {
      title: 'Deine Bank hat diese Zahlung blockiert',
      text: 'Die Zahlung wurde bei einer Sicherheitsprüfung blockiert.',
      advice: 'Benutz eine andere Karte oder frag deine Bank nach dieser.',
    },
    'authentication-failed': {
      title: 'Die Zahlung wurde nicht bestätigt',
      text: 'Die zusätzliche Bestätigung, die deine Bank verlangt, wurde nicht abgeschlossen.',
      advice:
        'Versuch es noch einmal und bestätige die Zahlung in deiner Banking-App oder mit dem Code, den du erhältst.',
    },
    'payments-stopped': {
      title: 'Zahlungen an uns wurden gestoppt',
      text: 'Deine Bank wurde gebeten, Zahlungen von dieser Karte an uns zu stoppen.',
      advice: 'Benutz eine andere Karte oder bitte deine Bank, diese Zahlungen wieder zuzulassen.',
    },
    'processor-unavailable': {
      title: 'Der Zahlungsdienst hatte ein Problem',
      text: 'Der Zahlungsdienst konnte deine Bank nicht erreichen. An deiner Karte liegt es nicht.',
      advice: 'Versuch es in ein paar Minuten noch einmal.',
    },
    unknown: {
      title: 'Deine Karte wurde abgelehnt',
      text: 'Deine Karte wurde abgelehnt, und es wurde kein Grund genannt.',
      advice: 'Prüf die Daten, benutz eine andere Karte oder frag deine Bank.',
    },
  },
  elsewhere: {
    title: 'Versuch es mit einem anderen Zahlungsdienst',
    text: '{biller} arbeitet mit einer anderen Bank, die dieselbe Karte vielleicht annimmt. Bisher wurde nichts abgebucht. Sollte der erste Versuch doch noch angenommen werden, wird er vollständig erstattet.',
    action: 'Mit {biller} versuchen',
  },
};
