import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../receipts.ts';

export const receipts: Translation<typeof english.receipts> = {
  head: 'Recibo — {brand}',
  title: 'Recibo',
  kinds: { CHARGE: 'Pagado', REFUND: 'Reembolsado', VOID: 'Anulado', CHARGEBACK: 'Devuelto por el banco' },
  number: 'Número',
  date: 'Fecha',
  item: 'Concepto',
  billedTo: 'Facturado a',
  seller: 'Vendido por',
  biller: 'Gestionado por',
  reversed: {
    REFUND: 'Reembolsado el {date}',
    VOID: 'Anulado el {date}',
    CHARGEBACK: 'Devuelto por el banco el {date}',
  },
  partRefunded: '{amount} reembolsados el {date}',
  reverses: 'Anula el número',
  tax: 'Incluye {rate} de {name}',
  price: 'Precio',
  voucher: 'Pagado con el cupón {code}',
  total: 'Total',
  support: '¿Preguntas sobre este cobro? {address}',
  print: 'Imprimir',
  download: 'Guardar como PDF',
  back: 'Volver a tu cuenta',
  open: 'Recibo',
};
