import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../recovery-mails.ts';

export const cardNames: Translation<typeof english.cardNames> = {
  ending: '{brand} terminada en {lastFour}',
  endingAlone: 'Tarjeta terminada en {lastFour}',
  unknown: 'tu tarjeta',
};

export const recoveryMails: Translation<typeof english.recoveryMails> = {
  paymentFailed: {
    subject: 'No hemos podido cobrar en tu tarjeta para {brand}',
    heading: 'Tu pago no se ha realizado',
    paragraphs: [
      'Intentamos cobrar {amount} el {date}. {reason}',
      'Volveremos a intentarlo el {nextTry}. Si prefieres no esperar, usa otra tarjeta ahora: se paga al instante.',
      'Tienes acceso hasta el {accessUntil}. Sin un pago, tu suscripción termina el {endsAt}.',
    ],
    action: 'Ver tu pago',
  },
  paymentNeedsCard: {
    subject: 'Revisa tu tarjeta para {brand}',
    heading: 'Revisa tu tarjeta',
    paragraphs: [
      'Intentamos cobrar {amount} el {date}. {reason}',
      'Actualiza tu tarjeta para que se pueda hacer el pago.',
      'Tienes acceso hasta el {accessUntil}. Sin un pago, tu suscripción termina el {endsAt}.',
    ],
    action: 'Actualizar tu tarjeta',
  },
  paymentLastNotice: {
    subject: 'Tu suscripción a {brand} termina el {endsAt}',
    heading: 'Última oportunidad para conservar tu suscripción',
    paragraphs: [
      'Seguimos sin poder cobrar {amount}. {reason}',
      'Tu suscripción termina el {endsAt}. Con una tarjeta que funcione continúa y conservas tu precio.',
    ],
    action: 'Actualizar tu tarjeta',
  },
  paymentRetried: {
    subject: 'No hemos podido cobrar en tu tarjeta para {brand}',
    heading: 'Tu pago no se ha realizado',
    paragraphs: [
      'Intentamos cobrar {amount} el {date}. {reason}',
      'Volveremos a intentarlo el {nextTry}. La tarjeta la guarda {biller}; su servicio de ayuda puede cambiarla contigo.',
      'Tienes acceso hasta el {accessUntil}. Sin un pago, tu suscripción termina el {endsAt}.',
    ],
    action: 'Ver tu pago',
  },
  paymentAtBiller: {
    subject: 'No se ha podido cobrar en tu tarjeta para {brand}',
    heading: 'Tu pago no se ha realizado',
    paragraphs: [
      '{biller} intentó cobrar {amount} el {date}. {reason}',
      '{next} La tarjeta la guarda {biller}; su servicio de ayuda puede cambiarla contigo.',
      'Tienes acceso hasta el {accessUntil}. Sin un pago, tu suscripción termina el {endsAt}.',
    ],
    action: 'Ver tu pago',
  },
  paymentLastNoticeAtBiller: {
    subject: 'Tu suscripción a {brand} termina el {endsAt}',
    heading: 'Tu suscripción está a punto de terminar',
    paragraphs: [
      'Sigue sin poder cobrarse {amount}. {reason}',
      'Tu suscripción termina el {endsAt}. La tarjeta la guarda {biller}; su servicio de ayuda puede cambiarla contigo.',
    ],
    whereSold: ['Después de ese día puedes volver a suscribirte con otra tarjeta.'],
    action: 'Ver tu pago',
  },
  paymentRecovered: {
    subject: 'Tu pago para {brand} se ha realizado',
    heading: 'Todo en orden otra vez',
    paragraphs: [
      'El pago de {plan} que había fallado ya está hecho. Tienes acceso completo hasta el {accessUntil} y no tienes que hacer nada más.',
    ],
    action: 'Ver tu suscripción',
  },
  cardExpiring: {
    subject: 'Tu tarjeta para {brand} está a punto de caducar',
    heading: 'Tu tarjeta caduca antes de tu próximo pago',
    paragraphs: [
      'La tarjeta con la que se paga {plan}, {card}, caduca en {expires}. El próximo pago es el {renewsAt} y fallaría.',
      'Actualiza la tarjeta antes de ese día y nada se interrumpe. Al actualizarla no se cobra nada.',
    ],
    action: 'Actualizar tu tarjeta',
  },
  cardExpiringAtBiller: {
    subject: 'Tu tarjeta para {brand} está a punto de caducar',
    heading: 'Tu tarjeta caduca antes de tu próximo pago',
    paragraphs: [
      'La tarjeta con la que se paga {plan}, {card}, caduca en {expires}. El próximo pago es el {renewsAt} y fallaría.',
      'La tarjeta la guarda {biller}; su servicio de ayuda puede cambiarla contigo antes de ese día.',
    ],
    action: 'Ver tu pago',
  },
};
