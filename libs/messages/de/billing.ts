import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../billing.ts';
import { buying } from './buying.ts';
import { shownPrice } from './shown-price.ts';
import { vouchers } from './vouchers.ts';

export const billing: Translation<typeof english.billing> = {
  plans: {
    withVoucher: '{plan} (Preis {price}, davon {discount} mit deinem Gutschein {code} bezahlt)',
    allSites: 'Alle Seiten',
    trial: 'Probemitgliedschaft',
    freeLimitedTrial: 'kostenlose eingeschränkte Probezeit',
    month: 'Monatsmitgliedschaft',
    quarter: 'Vierteljahresmitgliedschaft',
    year: 'Jahresmitgliedschaft',
  },
  often: {
    month: 'jeden Monat',
    quarter: 'alle drei Monate',
    year: 'jedes Jahr',
    days: 'alle {days} Tage',
  },
  ...buying,
  voucher: vouchers.refused,
  payment: {
    ...buying.payment,
    noStoredCard: 'Wir haben keine gespeicherte Karte, die wir belasten könnten. Bitte geh weiter zur Zahlungsseite.',
    priceChanged: shownPrice.changed,
    notOnSale: 'Diese Option ist für dein Konto nicht verfügbar.',
  },
  welcome: {
    over: 'Diese Seite funktioniert 30 Minuten nach der Zahlung und nur in dem Browser, in dem bezahlt wurde. Bitte melde dich an, um weiterzumachen; es wurde nichts abgebucht.',
    noLink: 'Für diese Bestellung kann kein Link mehr verschickt werden. Du kannst jederzeit neu beitreten.',
    linksLimited:
      'Es wurden zu viele Links verschickt. Bitte warte eine Weile und sieh inzwischen im Spam-Ordner nach.',
  },
  waiting: {
    confirmed: 'Deine Zahlung ist bestätigt, und du kannst deinen Kauf ansehen.',
    returned: 'Die Zahlung wird erstattet. Sie wird dir nicht noch einmal berechnet.',
    answered: 'Wir haben deine Antwort. Eine E-Mail mit den Einzelheiten ist unterwegs.',
    over: 'Diese Zahlung wurde bereits bestätigt oder erstattet.',
  },
  reactivation: {
    offerGone: 'Dieses Angebot ist nicht mehr verfügbar.',
    external:
      'Deine Mitgliedschaft wird von {biller} verwaltet. Bitte wende dich an den dortigen Kundendienst, um sie zu reaktivieren.',
  },
  cancellation: {
    done: 'Deine Mitgliedschaft ist gekündigt. Es wird nichts mehr abgebucht.',
    offerAccepted: 'Schön, dass du bleibst. Dein neuer Preis gilt ab der nächsten Verlängerung.',
    failed:
      'Wir konnten deine Mitgliedschaft nicht kündigen. Bitte versuch es noch einmal oder wende dich an den Kundendienst.',
    nothingToCancel: 'Du hast hier keine Mitgliedschaft, die sich verlängert.',
    reasonMissing: 'Bitte wähle einen Grund aus.',
    reasonKept: 'Danke, dass du uns den Grund gesagt hast.',
    expired: 'Diese Bestätigung ist abgelaufen. Bitte fang noch einmal an.',
  },
  membership: { unknown: 'Diese Mitgliedschaft gehört dir nicht oder lässt sich hier nicht ändern.' },
  pause: {
    done: 'Deine Mitgliedschaft wird pausiert. Die Termine haben wir dir per E-Mail geschickt.',
    refused: 'Diese Mitgliedschaft lässt sich gerade nicht pausieren. Das geht bis zwei Stunden vor der Verlängerung.',
    failed:
      'Wir konnten deine Mitgliedschaft nicht pausieren, und es hat sich nichts geändert. Bitte versuch es noch einmal.',
    withdrawn: 'Deine Mitgliedschaft wird nicht pausiert. Sie verlängert sich wie bisher.',
    resumed: 'Willkommen zurück. Deine Mitgliedschaft läuft wieder.',
    nothingToResume: 'Diese Mitgliedschaft ist nicht pausiert.',
    monthsMissing: 'Bitte wähl, wie lange.',
  },
  plannedChange: {
    done: 'Dein neuer Tarif steht fest. Termin und Preis haben wir dir per E-Mail geschickt.',
    refused: 'Dieser Wechsel ist für deine Mitgliedschaft gerade nicht möglich. Bitte wähl noch einmal.',
    withdrawn: 'Dein Tarif bleibt, wie er ist.',
    nothingPlanned: 'Für diese Mitgliedschaft ist kein Tarifwechsel geplant.',
    planMissing: 'Bitte wähl einen Tarif.',
  },
  card: {
    failed: 'Deine Karte konnte nicht aktualisiert werden. Bitte versuch es noch einmal.',
    none: 'Es ist keine Karte hinterlegt, die du aktualisieren könntest.',
    atBiller:
      'Diese Karte aktualisierst du auf der Website des Zahlungsdienstes, der sie belastet. Den Link findest du unten.',
  },
};
