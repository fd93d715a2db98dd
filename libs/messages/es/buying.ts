import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../buying.ts';

export const buying: Translation<typeof english.buying> = {
  signup: {
    failed: 'No se ha podido iniciar el registro. Vuelve a intentarlo. (Código {code})',
    activeAccount: 'Ya tienes una cuenta activa. Inicia sesión.',
    accountExists: 'Ya existe una cuenta con este correo electrónico. Inicia sesión para continuar.',
    missingEmail: 'Escribe tu correo electrónico.',
    missingPassword: 'Elige una contraseña.',
    invalidEmail: 'El correo electrónico no es válido.',
    guessablePassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
    invalidPassword: 'Las contraseñas solo pueden contener letras y números y deben tener entre 8 y 32 caracteres.',
    joinOptionGone: 'Esta opción de suscripción ya no está disponible. Elige otra.',
    paymentOptionGone: 'Esta forma de pago ya no está disponible. Elige otra.',
    unavailable: 'La suscripción no está disponible en este momento. Vuelve a intentarlo más tarde.',
    disabled: 'Esta cuenta está desactivada o bloqueada, así que no podemos iniciar tu sesión automáticamente.',
    limited: 'Demasiados intentos. Vuelve a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
    trialUsed: 'Las pruebas son solo para miembros nuevos. Elige otra opción.',
    mailOff: 'Ahora mismo no se puede pedir nada gratis, porque no se envían correos. Elige otra suscripción.',
  },
  payment: {
    pending: 'Tu pago se está procesando. Esta página se actualiza sola cuando se complete.',
    declined: 'Tu tarjeta ha sido rechazada. Prueba con otra tarjeta.',
    failed: 'Tu pago no se ha podido completar. No se ha cobrado nada.',
  },
};
