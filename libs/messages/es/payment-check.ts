import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../payment-check.ts';

export const paymentCheck: Translation<typeof english.paymentCheck> = {
  headTitle: 'Comprobando tu pago — {brand}',
  title: 'Un momento. Estamos comprobando tu pago.',
  text: 'Ahora mismo no podemos acceder a nuestros registros. Si tu pago se realizó, está a salvo: nada se cobra dos veces y no hace falta pagar de nuevo. Esta página continúa sola en cuanto lo sepamos, y tu recibo llega por correo.',
  action: 'Comprobar otra vez',
  support: 'Contactar con ayuda',
};
