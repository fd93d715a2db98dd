import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../security-mails.ts';
import { securityMails as inEnglish } from '../security-mails.ts';

// Mails to staff are in English.
const { staffCode, staffPassword } = inEnglish;

export const securityMails: Translation<typeof english.securityMails> = {
  staffCode,
  staffPassword,
  passwordChanged: {
    subject: 'Tu contraseña de {brand} ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    paragraphs: [
      'La contraseña de tu cuenta se cambió el {date}. Se ha cerrado la sesión en todos los dispositivos.',
      'Si no has sido tú, elige enseguida una contraseña nueva.',
    ],
    action: 'No he sido yo',
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva para {brand}',
    heading: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva para este correo electrónico. Si has sido tú, elígela aquí. El enlace sirve una sola vez y caduca en una hora.',
      'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
    action: 'Elegir una contraseña nueva',
  },
  deviceChallenge: {
    subject: '¿Has sido tú? Un nuevo inicio de sesión en {brand}',
    heading: '¿Has sido tú?',
    paragraphs: [
      'El {date} alguien inició sesión en tu cuenta con {device} y la contraseña correcta. No tiene acceso hasta que lo apruebes.',
      'Si no has sido tú, bloquéalo aquí y cierra la sesión en todos los dispositivos: {blockLink}',
    ],
    action: 'Sí, he sido yo',
  },
  securityChanged: {
    subject: 'Tu inicio de sesión en {brand} ha cambiado',
    heading: 'Un cambio en tu forma de iniciar sesión',
    paragraphs: [
      'El {date}: {change}.',
      'Si no has sido tú, elige enseguida una contraseña nueva. Así se cierra la sesión en todos los dispositivos. Después revisa tus claves de acceso y tu aplicación de autenticación en la página de tu cuenta.',
    ],
    action: 'No he sido yo',
  },
  emailChangeCode: {
    subject: '{code} es tu código para cambiar tu correo de {brand}',
    heading: 'Tu código es {code}',
    paragraphs: [
      'Escríbelo en la página de tu cuenta, donde lo has pedido. Sirve una sola vez y caduca en 15 minutos.',
      'Si no lo has pedido tú, alguien ha iniciado sesión en tu cuenta. Cierra la sesión en todos los dispositivos y elige una contraseña nueva. No le digas el código a nadie.',
    ],
    action: 'Ir a tu cuenta',
  },
  emailChangeConfirm: {
    subject: 'Confirma tu correo electrónico nuevo para {brand}',
    heading: '¿Es esta tu dirección nueva?',
    paragraphs: [
      'Alguien quiere usar {email} para su cuenta de {brand}. Si has sido tú, confírmalo aquí: desde entonces inicias sesión con esta dirección. El enlace sirve una sola vez y caduca en siete días.',
      'Si no has sido tú, ignora este correo. Entonces no pasa nada.',
    ],
    action: 'Confirmar mi dirección nueva',
  },
  emailChangeTaken: {
    subject: 'Ya tienes una cuenta de {brand}',
    heading: 'Esta dirección ya se está usando',
    paragraphs: [
      'Alguien ha querido usar {email} para su cuenta de {brand}. Ya tienes una cuenta con esta dirección, así que nada ha cambiado.',
      'Si has sido tú, inicia sesión con esta dirección. Si has olvidado su contraseña, elige otra aquí.',
    ],
    action: 'Elegir una contraseña nueva',
  },
  tandemInvitation: {
    subject: 'Alguien comparte contigo su suscripción de {brand}',
    heading: 'Tu propia cuenta',
    paragraphs: [
      'Alguien quiere compartir su suscripción de {brand} con {email}. Crea tu cuenta aquí. El enlace sirve una sola vez y caduca en siete días.',
      'Si no sabes quién es, ignora este correo. Entonces no pasa nada.',
    ],
    action: 'Crear mi cuenta',
  },
  tandemTaken: {
    subject: 'Ya tienes una cuenta de {brand}',
    heading: 'Esta dirección ya se está usando',
    paragraphs: [
      'Alguien ha querido crear con {email} una segunda cuenta de su suscripción de {brand}. Ya tienes una cuenta con esta dirección, así que nada ha cambiado.',
      'Inicia sesión con esta dirección como antes. Si has olvidado su contraseña, elige otra aquí.',
    ],
    action: 'Elegir una contraseña nueva',
  },
  emailChangeRequested: {
    subject: 'Tu correo electrónico de {brand} está a punto de cambiar',
    heading: '¿Estás cambiando tu correo electrónico?',
    paragraphs: [
      'El {date} alguien que ha iniciado sesión pidió cambiar el correo electrónico de tu cuenta a {email}. Cambia cuando se confirme esa dirección.',
      'Si has sido tú, no tienes que hacer nada aquí. Si no, detén el cambio hasta siete días después de confirmado: tu cuenta vuelve a esta dirección y se cierra la sesión en todos los dispositivos.',
    ],
    action: 'Detener el cambio',
  },
  emailChangeBySupport: {
    subject: 'Tu correo electrónico de {brand} está a punto de cambiar',
    heading: '¿Nos has pedido cambiar tu correo electrónico?',
    paragraphs: [
      'El {date} se pidió a nuestro equipo de ayuda cambiar el correo electrónico de tu cuenta a {email}. Cambia cuando se confirme esa dirección.',
      'Si has sido tú, no tienes que hacer nada aquí. Si no, detén el cambio hasta siete días después de confirmado: tu cuenta vuelve a esta dirección y se cierra la sesión en todos los dispositivos.',
    ],
    action: 'Detener el cambio',
  },
  emailChangeUnproven: {
    subject: 'Esta dirección dejará de usarse en {brand}',
    heading: 'Una cuenta de {brand} cambia de dirección',
    paragraphs: [
      'Se creó una cuenta con {email} y nadie ha confirmado esta dirección. El {date} alguien pidió otra dirección para la cuenta. El cambio se hará cuando se confirme.',
      'No tienes que hacer nada. Si creaste tú esta cuenta y quieres conservar esta dirección, escribe a nuestro equipo de ayuda.',
    ],
    action: 'Escribir al equipo de ayuda',
  },
  emailChangeForeign: {
    subject: 'Esta dirección dejará de usarse en {brand}',
    heading: 'Una cuenta de {brand} cambia de dirección',
    paragraphs: [
      'Han avisado a nuestro equipo de ayuda de que alguien se apropió de una cuenta de {brand} y le puso la dirección {email}. El {date} bloqueamos la cuenta: se ha cerrado la sesión en todos los dispositivos y nadie puede entrar hasta que tenga otra dirección.',
      'Si esta es tu cuenta y tu dirección, escribe enseguida a nuestro equipo de ayuda.',
    ],
    action: 'Escribir al equipo de ayuda',
  },
  signInLink: {
    subject: '{code} es tu código para iniciar sesión en {brand}',
    heading: 'Tu código es {code}',
    paragraphs: [
      'Escríbelo en la página donde lo pediste o pulsa el botón para iniciar sesión en este dispositivo. Cada uno sirve una sola vez y caduca en 15 minutos.',
      'Si no lo has pedido, ignora este correo: nadie puede iniciar sesión sin él. No lo reenvíes nunca ni des el código a nadie.',
    ],
    action: 'Iniciar sesión',
  },
  signInLinkAlone: {
    subject: 'Tu enlace para iniciar sesión en {brand}',
    heading: 'Inicia sesión en {brand}',
    paragraphs: [
      'Este enlace inicia tu sesión. Sirve una sola vez y caduca en 15 minutos.',
      'Si no lo has pedido, ignora este correo: nadie puede iniciar sesión sin el enlace. No lo reenvíes nunca.',
    ],
    action: 'Iniciar sesión',
  },
  signInUnconfirmed: {
    subject: 'Así inicias sesión en {brand}',
    heading: 'Primero elige una contraseña',
    paragraphs: [
      'Has pedido un código para iniciar sesión. Este correo electrónico aún no está confirmado: elige aquí una contraseña y habrás iniciado sesión. Así queda confirmado, y desde entonces recibirás los códigos. El enlace sirve una sola vez y caduca en una hora.',
      'Si no lo has pedido, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
    action: 'Elegir una contraseña',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta de {brand}',
    heading: '¿Has sido tú?',
    paragraphs: [
      'El {date} se abrió tu cuenta de {brand} en un dispositivo que no se había usado antes: {device}.',
      'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión en todos los dispositivos y elige una contraseña nueva.',
    ],
    action: 'No he sido yo',
  },
};

export const securityMailParts: Translation<typeof english.securityMailParts> = {
  securityChanges: {
    passkeyAdded: 'se añadió una clave de acceso a tu cuenta',
    passkeyRemoved: 'se quitó una clave de acceso de tu cuenta',
    passkeyDisabled: 'se desactivó una clave de acceso de tu cuenta porque se usó de un modo que sugiere una copia',
    secondStepOn: 'se activó el inicio de sesión en dos pasos y se cerró la sesión en los demás dispositivos',
    secondStepOff: 'se desactivó el inicio de sesión en dos pasos',
    recoveryCodesRenewed: 'se sustituyeron los códigos de recuperación de tu cuenta',
  },
};
