import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../obligations.ts';

export const obligations: Translation<typeof english.obligations> = {
  terms: {
    title: 'Antes de continuar',
    text: 'Nuestras condiciones y nuestra política de privacidad se aplican a tu cuenta. Léelas y acéptalas.',
    tandem:
      'Al acceder a nuestra zona de miembros confirmas que tienes 18 años o más y aceptas nuestras condiciones y nuestra política de privacidad.',
    termsLink: 'Condiciones',
    privacyLink: 'Privacidad',
    submit: 'Aceptar y continuar',
    signOut: 'Cerrar sesión',
  },
  guestScene: {
    title: 'Una escena para invitados',
    consent:
      'Al hacer clic en «Ver la escena» confirmas que tienes 18 años o más, aceptas nuestras condiciones y nuestra política de privacidad, y aceptas recibir publicidad por correo.',
    submit: 'Ver la escena',
    close: 'Cerrar',
  },
  email: {
    title: 'Novedades por correo',
    text: 'Tú decides. Puedes cambiarlo cuando quieras en la página de tu cuenta.',
    save: 'Guardar mi elección',
    later: 'Ahora no',
  },
  device: {
    title: '¿Eres tú?',
    text: 'No reconocemos este dispositivo, así que te hemos enviado un correo. Ábrelo y elige «Sí, he sido yo». Después, esta página continúa sola.',
    waiting: 'Esperando tu aprobación',
    signOut: 'Cerrar sesión',
  },
  tandem: {
    title: 'Una segunda cuenta',
    text: 'Comparte tu suscripción con una persona más. Inicia sesión con su propio correo y su contraseña.',
    email: 'Su correo electrónico',
    password: 'Su contraseña',
    hint: 'Solo letras y números, de 8 a 32 caracteres.',
    submit: 'Crear la cuenta',
    close: 'Cerrar',
    open: 'Añadir una segunda cuenta',
    errors: {
      missingEmail: 'Escribe su correo electrónico.',
      missingPassword: 'Elige una contraseña para esa persona.',
      invalidEmail: 'El correo electrónico no es válido.',
      guessablePassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
      invalidPassword: 'Las contraseñas solo pueden contener letras y números y deben tener entre 8 y 32 caracteres.',
      limited: 'Se ha invitado demasiadas veces a esta dirección. Vuelve a intentarlo dentro de una hora.',
      notAllowed: 'Tu suscripción no incluye una segunda cuenta.',
      mailOff:
        'Ahora mismo no podemos enviar correos, así que no se ha invitado a nadie. Vuelve a intentarlo más tarde.',
      failed: 'No se ha podido crear la cuenta. Vuelve a intentarlo.',
    },
    invited: 'Hemos enviado un enlace a esa dirección. La cuenta estará lista cuando se confirme.',
  },
};
