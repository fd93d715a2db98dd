import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../free-order-mails.ts';

export const freeOrderMails: Translation<typeof english.freeOrderMails> = {
  freeOrderAwaitsYou: {
    subject: 'Confirma tu pedido en {brand}',
    heading: '¿Es tuyo este pedido?',
    paragraphs: [
      'El {date}, alguien que no había iniciado sesión pidió «{plan}» con este correo electrónico. No había nada que pagar. Ya tienes una cuenta y nada ha cambiado en ella.',
      'Confirma el pedido y tu cuenta tendrá acceso al instante. Si no lo haces, el pedido se descarta el {until} y no se cobra nada.',
    ],
    action: 'Revisar el pedido',
  },
  freeOrderMakesAccount: {
    subject: 'Pulsa el enlace para empezar en {brand}',
    heading: 'Un clic y ya estás dentro',
    paragraphs: [
      'El {date} se pidió «{plan}» con este correo electrónico, sin nada que pagar. Pulsa el enlace para crear tu cuenta y empezar a ver.',
      'Si no lo pediste, no tienes que hacer nada: sin tu clic no hay cuenta y el pedido se descarta el {until}.',
    ],
    action: 'Crear mi cuenta',
  },
  freeOrderReturned: {
    subject: 'Un pedido en {brand} no se ha realizado',
    heading: 'No se ha cobrado nada',
    paragraphs: [
      'El {date} se pidió «{plan}» con este correo electrónico, sin nada que pagar. El pedido no se confirmó, su página ya no estaba abierta o su vale ya se había usado, así que no dio acceso.',
      'No se ha cobrado nada ni se cobrará nada por él más adelante. Si no pediste nada, no tienes que hacer nada.',
    ],
    action: 'Contactar con ayuda',
  },
  freeOrderNotNeeded: {
    subject: 'Ya tienes una suscripción en {brand}',
    heading: 'Tu pedido no era necesario',
    paragraphs: [
      'El {date} se pidió «{plan}» con este correo electrónico, sin nada que pagar. Ya tienes una suscripción, así que no ha empezado otra.',
      'No se ha cobrado nada ni se cobrará nada por él más adelante. Tu suscripción sigue como estaba.',
    ],
    action: 'Ver tu suscripción',
  },
  freeTrialUsed: {
    subject: 'Ya has usado tu prueba gratuita en {brand}',
    heading: 'Ya has usado tu prueba gratuita',
    paragraphs: [
      'El {date} se pidió «{plan}» con este correo electrónico, sin nada que pagar. Cada persona puede tener una prueba gratuita y tú ya tuviste la tuya, así que no empieza otra.',
      'No se ha cobrado nada ni se cobrará nada por él más adelante. Si no pediste nada, no tienes que hacer nada. Con una suscripción ves todas las películas.',
    ],
    action: 'Ver las suscripciones',
  },
  freeTrialForNew: {
    subject: 'La prueba gratuita en {brand} es para miembros nuevos',
    heading: 'La prueba gratuita es para miembros nuevos',
    paragraphs: [
      'El {date} se pidió «{plan}» con este correo electrónico, sin nada que pagar. Ya tuviste una suscripción, así que no empieza ninguna prueba.',
      'No se ha cobrado nada ni se cobrará nada por él más adelante. Si no pediste nada, no tienes que hacer nada. Con una suscripción vuelves a ver todas las películas.',
    ],
    action: 'Ver las suscripciones',
  },
  freeChangeNeedsSignIn: {
    subject: 'Tu cambio de plan no se ha realizado',
    heading: 'Inicia sesión para cambiar de plan',
    paragraphs: [
      'El {date}, alguien que no había iniciado sesión pidió «{plan}» con este correo electrónico, sin nada que pagar. Ya tienes «{oldPlan}», y sus días sin usar solo se pueden descontar del precio si inicias sesión.',
      'Para que no pierdas esos días, el plan nuevo no ha empezado y el anterior sigue como estaba. No se ha cobrado nada. Inicia sesión y elige el plan nuevo en la página de tu cuenta: verás el precio de hoy.',
    ],
    action: 'Ir a tu cuenta',
  },
};
