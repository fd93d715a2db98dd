import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../vouchers.ts';

export const vouchers: Translation<typeof english.vouchers> = {
  ask: 'Hast du einen Gutschein?',
  code: 'Gutscheincode',
  gift: 'Ein Geschenk, Gems oder freie Tage? Für diesen Code gibt es eine eigene Seite.',
  giftLink: 'Code einlösen',
  codeHint: 'Buchstaben und Ziffern. Großschreibung, Leerzeichen und Bindestriche spielen keine Rolle.',
  apply: 'Einlösen',
  missing: 'Gib deinen Gutscheincode ein.',
  reduced: '{code}: {discount} Rabatt. Du zahlst jetzt {price}.',
  once: 'Spätere Beträge bleiben, wie sie sind: Der Gutschein gilt nur für heute.',
  lost: 'Er ist {lost} mehr wert, als diese Option heute kostet. Dieser Teil verfällt.',
  lastDay: 'Gültig bis {date}.',
  billerRefuses: 'Mit dieser Zahlungsart gilt er nicht. Bitte wähle {billers}.',
  failed: 'Wir konnten den Gutschein nicht prüfen. Bitte versuche es noch einmal.',
  refused: {
    unknown: 'Diesen Gutschein kennen wir nicht. Prüfe die Schreibweise.',
    notYet: 'Dieser Gutschein gilt noch nicht.',
    ended: 'Dieser Gutschein ist abgelaufen.',
    usedUp: 'Dieser Gutschein ist aufgebraucht.',
    usedByYou: 'Du hast diesen Gutschein so oft eingelöst, wie es geht.',
    otherBrand: 'Dieser Gutschein gehört zu einer anderen Marke.',
    otherPlan: 'Dieser Gutschein gilt nicht für diese Option. Bitte wähle eine andere.',
    otherCurrency: 'Dieser Gutschein lautet auf eine andere Währung.',
    nothingDue: 'Heute ist nichts zu zahlen, das ein Gutschein senken könnte.',
    tooLittleLeft:
      'Mit diesem Gutschein bliebe weniger zu zahlen, als sich abbuchen lässt. Bitte wähle eine andere Option.',
    fixedPrice: 'Gutscheine gelten mit dieser Zahlungsart nicht. Bitte wähle eine andere.',
  },
};
