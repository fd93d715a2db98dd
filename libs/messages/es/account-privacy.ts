import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../account-privacy.ts';

export const accountPrivacy: Translation<typeof english.accountPrivacy> = {
  policy: 'Cómo tratamos tus datos se explica en nuestra política de privacidad.',
  code: {
    label: 'Código',
    hint: 'De tu aplicación de autenticación o un código de recuperación.',
    errors: {
      CODE_REQUIRED: 'Escribe un código de tu aplicación de autenticación.',
      CODE_INCORRECT: 'Ese código no es correcto o ya se ha usado. Espera al siguiente y vuelve a intentarlo.',
      TOO_MANY_ATTEMPTS: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    },
  },
  export: {
    title: 'Tus datos',
    text: 'Un archivo con todo lo que guardamos sobre ti: perfil, suscripciones, facturas, gemas y créditos, comentarios, valoraciones, favoritos, posiciones de reproducción, descargas y consentimientos.',
    submit: 'Descargar mis datos',
    done: 'Tu archivo está en la carpeta de descargas.',
    fileName: 'mis-datos.json',
  },
  delete: {
    title: 'Eliminar tu cuenta',
    text: 'Tu cuenta se elimina en todas nuestras marcas y se cancelan todas las suscripciones. No se puede recuperar.',
    open: 'Eliminar mi cuenta…',
    dialogTitle: '¿Eliminar tu cuenta?',
    final: 'Tiene efecto inmediato en todas nuestras marcas y no se puede deshacer.',
    goes: {
      title: 'Qué se elimina',
      profile: 'Tu perfil, tu correo, tu nombre de usuario y tu inicio de sesión, en todos los dispositivos.',
      memberships: 'Tus suscripciones: se cancelan y se pierde el tiempo pagado que quede.',
      activity: 'Gemas, créditos, vídeos desbloqueados, favoritos, valoraciones, historial y descargas.',
    },
    stays: {
      title: 'Qué se conserva, sin tu nombre',
      invoices:
        'Las facturas y los registros contables que la ley nos obliga a guardar. Ya no se pueden relacionar contigo.',
      comments: 'Tus comentarios, que aparecen como escritos por un usuario eliminado.',
      removals: 'Las solicitudes de retirada de contenido, como prueba de lo solicitado.',
    },
    password: 'Tu contraseña',
    sure: 'Entiendo que mi cuenta se eliminará de forma permanente.',
    cancel: 'Conservar mi cuenta',
    submit: 'Eliminar para siempre',
    errors: {
      missing: 'Escribe tu contraseña.',
      unsure: 'Marca la casilla para confirmar.',
      WRONG_PASSWORD: 'Esta contraseña no es correcta.',
      TOO_MANY_ATTEMPTS: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
      NOT_SETTLED: 'No hemos podido cancelar tu suscripción, así que no se ha eliminado nada. Vuelve a intentarlo.',
    },
    done: {
      title: 'Tu cuenta se ha eliminado',
      text: 'Te lo confirmaremos en un último correo. Gracias por haber estado con nosotros.',
      leave: 'Salir',
    },
  },
};

export const dataLink: Translation<typeof english.dataLink> = {
  codeHeading: 'Tus datos',
  codeLead:
    'Tu cuenta pide un segundo paso. Escribe el código que muestra tu aplicación y descarga en un archivo todo lo que guardamos sobre ti.',
  download: 'Descargar mis datos',
  heading: 'Este enlace ya no funciona',
  text: 'Los enlaces a datos personales son válidos durante siete días. Inicia sesión para descargar tus datos desde tu cuenta o pide otro enlace a nuestro equipo de ayuda.',
  account: 'Ir a mi cuenta',
};
