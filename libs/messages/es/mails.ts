import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../mails.ts';
import { billing } from './billing.ts';
import { freeOrderMails } from './free-order-mails.ts';
import { giftMails } from './gift-mails.ts';
import { membershipMails } from './membership-mails.ts';
import { moderationMails } from './moderation-mails.ts';
import { planChangeMails } from './plan-change-mails.ts';
import { recoveryMails } from './recovery-mails.ts';
import { requestMails } from './request-mails.ts';
import { securityMails } from './security-mails.ts';
import { supportMails } from './support-mails.ts';

export const mails: Translation<typeof english.mails> = {
  ...giftMails,
  ...membershipMails,
  ...planChangeMails,
  ...freeOrderMails,
  ...securityMails,
  ...supportMails,
  ...requestMails,
  ...moderationMails,
  ...recoveryMails,
  welcome: {
    subject: 'Te damos la bienvenida a {brand}',
    heading: 'Ya estás dentro',
    paragraphs: [
      'Tu suscripción a {brand} está activa y todo lo que incluye ya está listo para ver.',
      'Inicia sesión con este correo electrónico y la contraseña que elegiste.',
    ],
    action: 'Empezar a ver',
  },
  freeTrialStarted: {
    subject: 'Tu prueba gratuita de {brand} ha empezado',
    heading: 'Elige tus {count} películas',
    paragraphs: [
      'Tu prueba gratuita incluye {count} películas completas a tu elección entre las marcadas para la prueba. Desbloquea una y podrás verla hasta el {date}.',
      'No se ha cobrado nada ni se cobrará: la prueba termina sola el {date}. Si lo quieres todo antes, puedes hacerte miembro en la página de tu cuenta.',
      'Inicia sesión con este correo electrónico y la contraseña que elegiste.',
    ],
    action: 'Elegir tus películas',
  },
  receipt: {
    subject: 'Tu recibo de {brand}',
    heading: 'Gracias',
    paragraphs: [
      'El {date} cobramos {amount} por {plan}.',
      'El próximo cobro es de {nextAmount} el {nextDate} y después lo mismo {often}. Para evitarlo, abre la página de tu cuenta y elige «Cancelar la suscripción»: conservas el acceso hasta ese día.',
    ],
    action: 'Ver o cancelar tu suscripción',
  },
  oneTimeReceipt: {
    subject: 'Tu recibo de {brand}',
    heading: 'Gracias',
    paragraphs: ['El {date} cobramos {amount} por {item}.', 'Ha sido un cobro único y no se renueva.'],
    action: 'Ver tus compras',
  },
  duplicateChargeRefunded: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Pagaste dos veces y te lo reembolsamos',
    paragraphs: [
      'El {date} se cobraron {amount} en tu tarjeta por {plan}. Ya lo habías pagado, así que el segundo cobro no era necesario.',
      'El importe completo vuelve a la misma tarjeta y no se te volverá a cobrar. Tu banco puede tardar unos días en mostrarlo.',
    ],
    action: 'Ver tus cobros',
  },
  emailConfirmation: {
    subject: 'Confirma tu correo electrónico para {brand}',
    heading: '¿Es este tu correo electrónico?',
    paragraphs: [
      'Se ha creado una cuenta de {brand} con {email}. Confirma la dirección para proteger tu cuenta y recibir tus recibos. El enlace sirve una sola vez y caduca en siete días.',
      'Si no has sido tú, no la confirmes. Elige una contraseña nueva en la página de inicio de sesión: así se cancela todo lo que se empezó con tu dirección.',
    ],
    action: 'Confirmar mi correo',
  },
  signupActiveAccount: {
    subject: 'Ya tienes una cuenta de {brand}',
    heading: 'Ya eres miembro',
    paragraphs: [
      `Alguien ha empezado a unirse a {brand} con este correo electrónico. ${billing.signup.activeAccount}`,
      '¿Has olvidado tu contraseña? Elige otra aquí: {resetLink}',
      'Si se hace un pago, nada cambia en tu cuenta hasta que lo confirmes. Si no lo haces, se reembolsa a las 24 horas.',
    ],
    action: 'Iniciar sesión',
  },
  signupAccountExists: {
    subject: 'Ya tienes una cuenta de {brand}',
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      `Alguien ha empezado a unirse a {brand} con este correo electrónico. ${billing.signup.accountExists} No tienes ninguna suscripción activa; puedes empezar otra desde tu cuenta.`,
      '¿Has olvidado tu contraseña? Elige otra aquí: {resetLink}',
      'Si se hace un pago, nada cambia en tu cuenta hasta que lo confirmes. Si no lo haces, se reembolsa a las 24 horas.',
    ],
    action: 'Iniciar sesión',
  },
  signupDisabled: {
    subject: 'Sobre tu cuenta de {brand}',
    heading: 'Tu cuenta está desactivada',
    paragraphs: [
      `Alguien ha empezado a unirse a {brand} con este correo electrónico. ${billing.signup.disabled}`,
      'Si aun así se hace un pago, no da acceso y se reembolsa. Nuestro equipo de ayuda puede darte más detalles.',
    ],
    action: 'Contactar con ayuda',
  },
  paymentAwaitsYou: {
    subject: 'Confirma tu pago de {amount} a {brand}',
    heading: '¿Es tuyo este pago?',
    paragraphs: [
      'El {date}, alguien que no había iniciado sesión pagó {amount} por {plan} con este correo electrónico. Ya tienes una cuenta y nada ha cambiado en ella.',
      'Confirma el pago y tu cuenta tendrá acceso al instante. Si no lo haces, el importe completo se reembolsa el {until} y no se cobra nada más.',
    ],
    action: 'Revisar el pago',
  },
  paymentReturned: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'El {date} se pagaron {amount} por {plan} con este correo electrónico. El pago no se confirmó, su página de pago ya no estaba abierta o su vale ya se había usado, así que no dio acceso.',
      'El importe completo vuelve a la tarjeta que se usó y no se te volverá a cobrar. Tu banco puede tardar unos días en mostrarlo.',
    ],
    action: 'Contactar con ayuda',
  },
  renewalRefunded: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'El {date} se cobraron {amount} en tu tarjeta por {plan}. Ya habías cancelado o cambiado a otro plan, así que este cobro no correspondía.',
      'El importe completo vuelve a la misma tarjeta y este plan no se te volverá a cobrar. Tu banco puede tardar unos días en mostrarlo.',
    ],
    action: 'Ver tus cobros',
  },
  refunded: {
    subject: 'Te hemos reembolsado {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'Hemos reembolsado {amount}, el cobro del {date} por {plan}, en la tarjeta que se usó. Tu banco puede tardar unos días en mostrarlo.',
      'No se cobrará nada más por ello. La página de tu cuenta muestra todos los cobros y reembolsos.',
    ],
    action: 'Ver tus cobros',
  },
  partRefunded: {
    subject: 'Hemos reembolsado {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'Hemos reembolsado {amount} de lo que pagaste por {plan} el {date}, a la tarjeta con la que se pagó. Tu banco puede tardar unos días en mostrarlo.',
      'Tu suscripción sigue igual. La página de tu cuenta muestra todos los cobros y reembolsos.',
    ],
    action: 'Ver tus cobros',
  },
  renewalAhead: {
    subject: 'Tu suscripción a {brand} se renueva el {date}',
    heading: 'Tu suscripción se renueva el {date}',
    paragraphs: [
      '{plan} se renueva el {date} y cobraremos {amount} en tu tarjeta guardada.',
      'Si no quieres continuar, cancela antes de ese día en la página de tu cuenta. Entonces no se cobra nada y puedes seguir viendo hasta el {date}.',
    ],
    action: 'Ver o cancelar tu suscripción',
  },
  reactivated: {
    subject: 'Tu suscripción a {brand} continúa',
    heading: 'Qué bien tenerte de vuelta',
    paragraphs: [
      'Tu cancelación se ha anulado y {plan} continúa. Hoy no se ha cobrado nada.',
      'El próximo cobro es de {amount} el {date} y después lo mismo {often}. Puedes volver a cancelar cuando quieras en la página de tu cuenta.',
    ],
    action: 'Ver tu suscripción',
  },
  cardUpdated: {
    subject: 'Tienes una tarjeta nueva guardada para {brand}',
    heading: 'Tu tarjeta se ha actualizado',
    paragraphs: [
      'Desde el {date}, {plan} se cobra en la tarjeta nueva que introdujiste.',
      'Si no has sido tú, escribe enseguida a nuestro equipo de ayuda.',
    ],
    action: 'Ver tu suscripción',
  },
  trialEnding: {
    subject: 'Tu prueba de {brand} termina el {date}',
    heading: 'Tu prueba está a punto de terminar',
    paragraphs: [
      'Tu prueba termina el {date}. Después tu suscripción continúa: cobramos {amount} el {date} y lo mismo {often} hasta que canceles.',
      'Si no quieres continuar, abre la página de tu suscripción antes de ese día y elige «Cancelar la suscripción». Entonces no se cobra nada.',
    ],
    action: 'Ver o cancelar tu suscripción',
  },
  cancelled: {
    subject: 'Tu suscripción a {brand} está cancelada',
    heading: 'Tu suscripción está cancelada',
    paragraphs: [
      'No se cobrará nada más. Puedes seguir viendo hasta el {accessUntil}.',
      'Si cambias de idea antes de ese día, puedes reactivarla con un clic en la página de tu cuenta.',
    ],
    action: 'Abrir tu cuenta',
  },
  comeBack: {
    subject: '{brand} te echa de menos',
    heading: 'Mira lo que te has perdido',
    paragraphs: [
      'Tu suscripción terminó el {endedOn}. Tus favoritos, tu historial y tu nombre de usuario siguen tal como los dejaste.',
      'Inicia sesión y sigue donde lo dejaste.',
    ],
    action: 'Volver',
  },
  noticesUnread: {
    subject: 'Películas nuevas de tus favoritos en {brand}',
    heading: 'Novedades de tus favoritos',
    paragraphs: [
      'Desde nuestro último correo han salido estas películas con intérpretes y en canales que sigues:',
      '{films}',
    ],
    action: 'Ver tus avisos',
  },
  displayNameReleased: {
    subject: 'Elige un nuevo nombre de usuario para {brand}',
    heading: 'Elige un nuevo nombre de usuario',
    paragraphs: [
      'Tu nombre de usuario {name} se podía confundir con una de nuestras marcas o con alguien de nuestro equipo, así que lo hemos reservado. Ya no aparece junto a tus comentarios, que siguen todos ahí.',
      'Nada más ha cambiado en tu cuenta. Puedes elegir otro nombre de usuario con tu próximo comentario y todos tus comentarios lo mostrarán.',
    ],
    action: 'Seguir viendo',
  },
  accountDeleted: {
    subject: 'Tu cuenta de {brand} se ha eliminado',
    heading: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'Como pediste, tu cuenta se ha eliminado en todas nuestras marcas y tus suscripciones están canceladas. Esto no se puede deshacer.',
      'Este es el último correo que te enviamos.',
    ],
    action: 'Ir a {brand}',
  },
};

export const mailFrame: Translation<typeof english.mailFrame> = {
  linkHint: 'Si el botón no funciona, abre este enlace:',
  footer: '{brand} ha enviado este correo. Las respuestas no se leen; escribe a nuestro equipo de ayuda.',
  answeredFooter: '{brand} ha enviado este correo. Las respuestas a él se leen.',
  staffFooter: '{brand} ha enviado este correo a un miembro del equipo. Las respuestas no se leen.',
  support: 'Ayuda',
  unsubscribe: 'Darse de baja',
  discreet: {
    sender: 'Servicio de cuentas',
    subject: 'Novedades sobre tu cuenta',
    preview: 'Abre este mensaje para leerlo.',
  },
};
