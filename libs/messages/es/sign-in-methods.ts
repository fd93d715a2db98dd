import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../sign-in-methods.ts';

export const signInMethods: Translation<typeof english.signInMethods> = {
  secondStep: {
    title: 'Escribe tu código para {brand}',
    heading: 'Escribe tu código',
    lead: 'Abre tu aplicación de autenticación y escribe los seis dígitos que muestra para {brand}.',
    code: 'Código',
    hint: '¿No tienes la aplicación a mano? Escribe uno de tus códigos de recuperación.',
    submit: 'Continuar',
    again: 'Iniciar sesión de otra forma',
  },
  emailLink: {
    title: 'Inicia sesión en {brand} por correo',
    heading: 'Inicia sesión por correo',
    lead: 'Escribe tu correo electrónico y te enviaremos un código y un enlace. Cualquiera de los dos inicia tu sesión sin contraseña.',
    email: 'Correo electrónico',
    submit: 'Enviar correo',
    back: 'Iniciar sesión con contraseña',
    sentHeading: 'Mira tu bandeja de entrada',
    sentText:
      'Si hay una cuenta con {email}, va en camino un correo con un código y un enlace. Cada uno sirve una sola vez y caduca en 15 minutos.',
    yourEmail: 'tu correo',
    code: 'Código',
    codeHint:
      'Seis cifras del correo. O abre su enlace en cualquier dispositivo. Si el correo no trae código, sigue su enlace.',
    codeWrong: 'Ese no es el código del correo. Compruébalo y vuelve a intentarlo.',
    codesLimited: 'Demasiados códigos incorrectos. Abre el enlace del correo o inicia sesión con tu contraseña.',
    codeOverHeading: 'Este código ha caducado',
    codeOverText: 'Ya se ha usado o tiene más de 15 minutos. Pide otro.',
    again: 'Enviar otro correo',
    openHeading: '¿Iniciar sesión en {brand}?',
    openLead: 'Vas a iniciar sesión como {email} en este navegador.',
    open: 'Iniciar sesión',
    overHeading: 'Este enlace ha caducado',
    overText: 'Ya se ha usado o tiene más de 15 minutos. Pide otro cuando inicies sesión.',
    otherText:
      'Este enlace o código es de otra cuenta. Tu sesión sigue abierta con la tuya y nada ha cambiado. Para usar la otra cuenta, primero cierra la sesión.',
    signIn: 'Iniciar sesión',
  },
  notMe: {
    heading: '¿No has sido tú?',
    lead: 'Cerraremos la sesión en todos los dispositivos, anularemos tu contraseña actual y te enviaremos un enlace para elegir otra. Se quitan todas las claves de acceso y aplicaciones de autenticación de la cuenta; puedes volver a añadir las tuyas. También terminan los enlaces a listas compartidas, las páginas de pago abiertas y la invitación pendiente a una segunda persona.',
    submit: 'Cerrar todas las sesiones',
    leave: 'He sido yo',
    doneHeading: 'Se ha cerrado la sesión en todos los dispositivos',
    doneText: 'Tu contraseña anterior ya no sirve. Te hemos enviado un enlace para elegir otra.',
    overHeading: 'Este enlace ha caducado',
    overText:
      'Ya se ha usado o tiene más de siete días. Aún puedes elegir una contraseña nueva, lo que cierra la sesión en todos los dispositivos.',
    choose: 'Elegir una contraseña nueva',
  },
  addPasskey: {
    title: 'Añadir una clave de acceso',
    heading: 'Añade una clave de acceso',
    lead: '«{name}» iniciará tu sesión como {email}. Tu navegador te pide la huella, el rostro o el bloqueo de pantalla.',
    submit: 'Continuar',
    back: 'Volver a tu cuenta',
    problems: {
      unsupported: 'Este navegador no puede crear claves de acceso o tiene los scripts desactivados.',
      failed: 'No se ha creado ninguna clave de acceso. Vuelve a intentarlo.',
      already: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
    },
    results: {
      over: {
        heading: 'Esta página ha caducado',
        text: 'No se ha añadido ninguna clave de acceso. Empieza de nuevo en los ajustes de seguridad de tu cuenta.',
      },
      refused: {
        heading: 'No se ha añadido ninguna clave de acceso',
        text: 'No se ha podido verificar la respuesta de tu dispositivo. Empieza de nuevo en los ajustes de seguridad de tu cuenta.',
      },
      tooMany: {
        heading: 'No se ha añadido ninguna clave de acceso',
        text: 'Ya tienes el número máximo de claves de acceso. Quita una primero.',
      },
      already: {
        heading: 'Ya tienes esta clave de acceso',
        text: 'Este dispositivo ya tiene una clave de acceso para una cuenta. Nada ha cambiado.',
      },
    },
  },
};
