import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../billing.ts';
import { buying } from './buying.ts';
import { shownPrice } from './shown-price.ts';
import { vouchers } from './vouchers.ts';

export const billing: Translation<typeof english.billing> = {
  plans: {
    withVoucher: '{plan} (precio {price}, de los que tu cupón {code} pagó {discount})',
    allSites: 'Todos los sitios',
    trial: 'suscripción de prueba',
    freeLimitedTrial: 'prueba gratuita limitada',
    month: 'suscripción mensual',
    quarter: 'suscripción trimestral',
    year: 'suscripción anual',
  },
  often: {
    month: 'cada mes',
    quarter: 'cada tres meses',
    year: 'cada año',
    days: 'cada {days} días',
  },
  ...buying,
  voucher: vouchers.refused,
  payment: {
    ...buying.payment,
    noStoredCard: 'No tenemos ninguna tarjeta guardada a la que cobrar. Continúa a la página de pago.',
    priceChanged: shownPrice.changed,
    notOnSale: 'Esta opción no está disponible para tu cuenta.',
  },
  welcome: {
    over: 'Esta página funciona durante 30 minutos después del pago, en el navegador con el que se pagó. Inicia sesión para continuar; no se ha cobrado nada.',
    noLink: 'Ya no se puede enviar ningún enlace para este pedido. Puedes suscribirte de nuevo cuando quieras.',
    linksLimited: 'Se han enviado demasiados enlaces. Espera un rato y mira mientras tanto en la carpeta de spam.',
  },
  waiting: {
    confirmed: 'Tu pago está confirmado y ya puedes ver tu compra.',
    returned: 'El pago se está reembolsando. No se te volverá a cobrar.',
    answered: 'Tenemos tu respuesta. Un correo con los detalles va en camino.',
    over: 'Este pago ya se confirmó o se reembolsó.',
  },
  reactivation: {
    offerGone: 'Esta oferta ya no está disponible.',
    external: '{biller} gestiona tu suscripción. Ponte en contacto con su servicio de ayuda para reactivarla.',
  },
  cancellation: {
    done: 'Tu suscripción está cancelada. No se te volverá a cobrar.',
    offerAccepted: 'Gracias por quedarte. Tu nuevo precio empieza con la próxima renovación.',
    failed: 'No hemos podido cancelar tu suscripción. Vuelve a intentarlo o escribe a nuestro equipo de ayuda.',
    nothingToCancel: 'Aquí no tienes ninguna suscripción que se renueve.',
    reasonMissing: 'Elige un motivo.',
    reasonKept: 'Gracias por contarnos el motivo.',
    expired: 'Esta confirmación ha caducado. Empieza de nuevo.',
  },
  membership: { unknown: 'Esta suscripción no es tuya o no se puede cambiar aquí.' },
  pause: {
    done: 'Tu suscripción se pausará. Te hemos enviado las fechas por correo.',
    refused: 'Esta suscripción no se puede pausar ahora. Se puede hacer hasta dos horas antes de la renovación.',
    failed: 'No hemos podido pausar tu suscripción y nada ha cambiado. Vuelve a intentarlo.',
    withdrawn: 'Tu suscripción no se pausará. Se renueva como antes.',
    resumed: 'Hola de nuevo. Tu suscripción vuelve a estar activa.',
    nothingToResume: 'Esta suscripción no está en pausa.',
    monthsMissing: 'Elige durante cuánto tiempo.',
  },
  plannedChange: {
    done: 'Tu nuevo plan está listo. Te hemos enviado la fecha y el precio por correo.',
    refused: 'Este cambio no está disponible ahora para tu suscripción. Elige de nuevo.',
    withdrawn: 'Tu plan se queda como está.',
    nothingPlanned: 'Esta suscripción no tiene previsto ningún cambio de plan.',
    planMissing: 'Elige un plan.',
  },
  card: {
    failed: 'No se ha podido actualizar tu tarjeta. Vuelve a intentarlo.',
    none: 'No hay ninguna tarjeta guardada que actualizar.',
    atBiller: 'Esta tarjeta se actualiza en el sitio del servicio de pago que la cobra. El enlace está más abajo.',
  },
};
