import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../support-mails.ts';

export const supportMails: Translation<typeof english.supportMails> = {
  supportRefund: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'Nuestro equipo de ayuda te está reembolsando {amount}, el cobro del {date} por {plan}. Vuelve a la tarjeta en la que se cobró. Tu banco puede tardar unos días en mostrarlo.',
      'No se cobrará nada más por ello. La página de tu cuenta muestra todos los cobros y reembolsos.',
    ],
    action: 'Ver tus cobros',
  },
  supportGiftRefund: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'Nuestro equipo de ayuda te está reembolsando {amount} por el regalo que pagaste el {date}. Vuelve a la tarjeta en la que se cobró. Tu banco puede tardar unos días en mostrarlo.',
      'Si el código aún no se había canjeado, ya no sirve. La página de tu cuenta muestra todos los cobros y reembolsos.',
    ],
    action: 'Ver tus cobros',
  },
  supportPartRefund: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu reembolso va en camino',
    paragraphs: [
      'Nuestro equipo de ayuda te está reembolsando {amount} de lo que pagaste por {plan} el {date}. Vuelve a la tarjeta en la que se cobró. Tu banco puede tardar unos días en mostrarlo.',
      'Tu suscripción sigue igual. La página de tu cuenta muestra todos los cobros y reembolsos.',
    ],
    action: 'Ver tus cobros',
  },
  membershipExtended: {
    subject: 'Tu suscripción a {brand} se ha ampliado',
    heading: 'Más tiempo para ti',
    paragraphs: [
      'Nuestro equipo de ayuda ha ampliado tu suscripción {days, plural, one {# día} other {# días}}. Puedes ver hasta el {accessUntil} y no se cobra nada por ello.',
    ],
    action: 'Ver tu suscripción',
  },
  membershipEnded: {
    subject: 'Tu suscripción a {brand} ha terminado',
    heading: 'Tu suscripción ha terminado',
    paragraphs: [
      'Nuestro equipo de ayuda terminó tu suscripción el {date}. No se cobrará nada más.',
      'Si no es lo que acordaste, escribe a nuestro equipo de ayuda.',
    ],
    action: 'Abrir tu cuenta',
  },
  gemsGiven: {
    subject: 'Tienes {count, plural, one {# gema} other {# gemas}} más en {brand}',
    heading: 'Gemas para ti',
    paragraphs: [
      'Nuestro equipo de ayuda ha añadido {count, plural, one {# gema} other {# gemas}} a tu cuenta. Ahora tienes {balance, plural, one {# gema} other {# gemas}}.',
    ],
    action: 'Usar tus gemas',
  },
  gemsTaken: {
    subject: 'Se ha corregido tu saldo de gemas en {brand}',
    heading: 'Se ha corregido tu saldo de gemas',
    paragraphs: [
      'Nuestro equipo de ayuda ha quitado {count, plural, one {# gema} other {# gemas}} de tu cuenta. Ahora tienes {balance, plural, one {# gema} other {# gemas}}.',
      'Si crees que es un error, escribe a nuestro equipo de ayuda.',
    ],
    action: 'Abrir tu cuenta',
  },
  receiptCopy: {
    subject: 'Una copia de tu recibo de {brand}',
    heading: 'Tu recibo',
    paragraphs: ['El {date} cobramos {amount} por {plan}.', 'Esto es una copia. Hoy no se ha cobrado nada.'],
    action: 'Ver tus cobros',
  },
  sessionsEnded: {
    subject: 'Se ha cerrado tu sesión en {brand}',
    heading: 'Se ha cerrado la sesión en todos los dispositivos',
    paragraphs: [
      'El {date} nuestro equipo de ayuda cerró la sesión de tu cuenta en todos los dispositivos y en todas nuestras marcas. Inicia sesión otra vez con tu contraseña para continuar.',
    ],
    action: 'Iniciar sesión',
  },
  accountDisabled: {
    subject: 'Tu cuenta de {brand} está desactivada',
    heading: 'Tu cuenta está desactivada',
    paragraphs: [
      'Nuestro equipo de ayuda desactivó tu cuenta el {date}. No puedes iniciar sesión en ninguna de nuestras marcas.',
      'Si crees que es un error, escribe a nuestro equipo de ayuda.',
    ],
    action: 'Contactar con ayuda',
  },
  accountEnabled: {
    subject: 'Tu cuenta de {brand} vuelve a funcionar',
    heading: 'Puedes volver a iniciar sesión',
    paragraphs: ['Nuestro equipo de ayuda activó tu cuenta el {date}. Inicia sesión con tu correo y tu contraseña.'],
    action: 'Iniciar sesión',
  },
};
