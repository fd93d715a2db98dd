import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../receipts.ts';

export const receipts: Translation<typeof english.receipts> = {
  head: 'Beleg — {brand}',
  title: 'Beleg',
  kinds: { CHARGE: 'Bezahlt', REFUND: 'Erstattet', VOID: 'Storniert', CHARGEBACK: 'Zurückgebucht' },
  number: 'Nummer',
  date: 'Datum',
  item: 'Für',
  billedTo: 'Rechnung an',
  seller: 'Verkauft von',
  biller: 'Abgewickelt von',
  reversed: { REFUND: 'Erstattet am {date}', VOID: 'Storniert am {date}', CHARGEBACK: 'Zurückgebucht am {date}' },
  partRefunded: '{amount} erstattet am {date}',
  reverses: 'Hebt auf: Nummer',
  tax: 'Enthält {rate} {name}',
  price: 'Preis',
  voucher: 'Bezahlt mit Gutschein {code}',
  total: 'Gesamt',
  support: 'Fragen zu dieser Abbuchung? {address}',
  print: 'Drucken',
  download: 'Als PDF speichern',
  back: 'Zurück zu deinem Konto',
  open: 'Beleg',
};
