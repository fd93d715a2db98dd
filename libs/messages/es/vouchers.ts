import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../vouchers.ts';

export const vouchers: Translation<typeof english.vouchers> = {
  ask: '¿Tienes un vale?',
  code: 'Código del vale',
  gift: '¿Un regalo, gemas o días gratis? Ese código tiene su propia página.',
  giftLink: 'Canjear el código',
  codeHint: 'Letras y cifras. Las mayúsculas, los espacios y los guiones no importan.',
  apply: 'Aplicar',
  missing: 'Introduce el código de tu vale.',
  reduced: '{code}: {discount} de descuento. Ahora pagas {price}.',
  once: 'Los cargos posteriores no cambian: el vale solo cuenta para el de hoy.',
  lost: 'Vale {lost} más de lo que cuesta hoy esta opción. Esa parte se pierde.',
  lastDay: 'Válido hasta el {date}.',
  billerRefuses: 'No se puede usar con esta forma de pago. Elige {billers}.',
  failed: 'No hemos podido comprobar el vale. Inténtalo de nuevo.',
  refused: {
    unknown: 'No conocemos este vale. Comprueba cómo lo has escrito.',
    notYet: 'Este vale todavía no es válido.',
    ended: 'Este vale ha caducado.',
    usedUp: 'Este vale está agotado.',
    usedByYou: 'Ya has usado este vale tantas veces como se puede.',
    otherBrand: 'Este vale es de otra marca.',
    otherPlan: 'Este vale no sirve para esta opción. Elige otra.',
    otherCurrency: 'Este vale está en otra moneda.',
    nothingDue: 'Hoy no hay nada que pagar que un vale pudiera reducir.',
    tooLittleLeft: 'Con este vale quedaría por pagar menos de lo que se puede cobrar. Elige otra opción.',
    fixedPrice: 'Los vales no se pueden usar con esta forma de pago. Elige otra.',
  },
};
