import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../gift-mails.ts';

export const worthOfCodes: Translation<typeof english.worthOfCodes> = {
  oneMonth: 'un mes de {what}',
  months: '{count} meses de {what}',
  oneDay: 'un día de {what}',
  days: '{count} días de {what}',
  gems: '{count} gemas',
};

export const giftMails: Translation<typeof english.giftMails> = {
  gift: {
    subject: '{sender} tiene un regalo para ti en {brand}',
    heading: 'Tienes un regalo',
    paragraphs: [
      '{sender} te ha regalado: {membership}. Está pagado: no necesitas tarjeta y no se renueva.',
      '«{message}»',
      'Tu código es {code}. Sirve una sola vez, así que guarda este correo hasta que lo canjees.',
    ],
    action: 'Canjear tu regalo',
  },
  giftCode: {
    subject: 'Tu código de regalo de {brand}',
    heading: 'Tu regalo está listo para entregar',
    paragraphs: [
      'Este es el código de tu regalo: {membership}.',
      '{code}',
      'Sirve una sola vez y no caduca. Abre la tarjeta para imprimirla o entrega el código directamente.',
    ],
    action: 'Abrir la tarjeta para imprimir',
  },
  giftReceipt: {
    subject: 'Tu recibo de {brand}',
    heading: 'Gracias por tu regalo',
    paragraphs: [
      'El {date} cobramos {amount} por un regalo: {membership}. Ha sido un cobro único y no se renueva.',
      'Enviaremos el regalo a {recipient} el {deliverOn}.',
    ],
    action: 'Hacer otro regalo',
  },
  giftReceiptToPrint: {
    subject: 'Tu recibo de {brand}',
    heading: 'Gracias por tu regalo',
    paragraphs: [
      'El {date} cobramos {amount} por un regalo: {membership}. Ha sido un cobro único y no se renueva.',
      'El código llega en otro correo, con una tarjeta para imprimir.',
    ],
    action: 'Hacer otro regalo',
  },
  giftRefunded: {
    subject: 'Se ha reembolsado tu regalo',
    heading: 'Hemos reembolsado tu regalo',
    paragraphs: [
      'Hemos reembolsado {amount} de tu regalo: {membership}. Tu banco puede tardar unos días en mostrarlo.',
      'Si el código aún no se había canjeado, ya no sirve.',
    ],
    action: 'Ver nuestros regalos',
  },
  giftPartRefunded: {
    subject: 'Se ha reembolsado una parte de tu regalo',
    heading: 'Hemos reembolsado una parte de tu regalo',
    paragraphs: [
      'Hemos reembolsado {amount} de lo que pagaste por tu regalo: {membership}. Tu banco puede tardar unos días en mostrarlo.',
      'El regalo sigue igual: el código sirve hasta que se canjee.',
    ],
    action: 'Ver nuestros regalos',
  },
  giftRedeemed: {
    subject: 'Tu regalo en {brand} está canjeado',
    heading: 'Disfruta de tu regalo',
    paragraphs: ['Has canjeado: {membership}. Va del {from} al {until}.', 'No se cobrará nada y no se renueva.'],
    action: 'Empezar a ver',
  },
  giftSignIn: {
    subject: 'Inicia sesión para canjear tu código en {brand}',
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, probablemente tú, ha intentado canjear un código con este correo electrónico. Ya tienes una cuenta, así que el código no se ha usado.',
      'Inicia sesión y podrás canjearlo allí. Si no has sido tú, no tienes que hacer nada.',
    ],
    action: 'Iniciar sesión y canjear',
  },
  giftSignUp: {
    subject: 'Confirma tu correo para canjear tu código en {brand}',
    heading: 'Un paso más para canjear tu código',
    paragraphs: [
      'Alguien, probablemente tú, quiere canjear un código con este correo electrónico: {membership}.',
      'Abre la página de abajo para crear tu cuenta y canjearlo. Después inicia sesión con la contraseña que elegiste. Si no has sido tú, no tienes que hacer nada: no se crea ninguna cuenta.',
    ],
    action: 'Crear mi cuenta',
  },
  giftWaits: {
    subject: 'Tu regalo en {brand} está a salvo con nosotros',
    heading: 'Tu regalo te está esperando',
    paragraphs: [
      'Has canjeado: {membership}. Ya tienes una suscripción que se renueva, así que tu regalo empieza cuando esa termine.',
      'Para usar antes tu regalo, cancela la renovación en la página de tu cuenta: conservas lo que has pagado y tu regalo viene después.',
    ],
    action: 'Abrir tu cuenta',
  },
};
