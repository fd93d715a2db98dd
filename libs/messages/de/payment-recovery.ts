import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../payment-recovery.ts';

export const paymentRecovery: Translation<typeof english.paymentRecovery> = {
  head: 'Deine Zahlung — {brand}',
  title: 'Deine Zahlung',
  failed: {
    title: 'Deine Zahlung von {amount} hat nicht geklappt',
    happened: 'Am {date}: {reason}',
    retried: 'Wir versuchen es am {date} noch einmal. Mit einer anderen Karte wird sofort gezahlt.',
    byBiller: '{biller} versucht es in den nächsten Tagen noch einmal. Mit einer anderen Karte geht es schneller.',
    needsCard: 'Mit dieser Karte versuchen wir es nicht noch einmal. Bitte benutz eine andere.',
    retriedAlone: 'Wir versuchen es am {date} noch einmal.',
    byBillerAlone: '{biller} versucht es in den nächsten Tagen noch einmal.',
    never: 'Mit dieser Karte wird es nicht noch einmal versucht.',
    accessOpen: 'Du hast Zugang bis zum {date}.',
    accessOver: 'Dein Zugang ruht, bis gezahlt ist.',
    ends: 'Ohne Zahlung endet deine Mitgliedschaft am {date}.',
  },
  expiring: {
    title: 'Deine Karte läuft vor der nächsten Zahlung ab',
    text: 'Die Karte, mit der du deine Mitgliedschaft zahlst ({card}), läuft {expires} ab. Die nächste Zahlung am {date} würde scheitern.',
    advice: 'Aktualisiere sie vor diesem Tag, dann gibt es keine Unterbrechung. Dabei wird nichts abgebucht.',
    adviceAtBiller: 'Lass sie vor diesem Tag ändern, dann gibt es keine Unterbrechung.',
  },
  well: { title: 'Mit deiner Zahlung ist alles in Ordnung', text: 'Du musst nichts tun.' },
  update: 'Andere Karte benutzen',
  see: 'Was du tun kannst',
  support:
    'Die Karte ist bei dem Zahlungsdienst gespeichert, der sie belastet. Der <support>Kundendienst von {biller}</support> hilft dir.',
  ownSupport:
    'Die Karte ist bei dem Zahlungsdienst gespeichert, der sie belastet. <support>Schreib uns</support>, wir helfen dir.',
  account: 'Zurück zu deinem Konto',
};
