import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../notices.ts';

export const notices: Translation<typeof english.notices> = {
  device_challenge: {
    approved: 'Gracias. Este dispositivo está aprobado.',
    blocked: 'Ese dispositivo está bloqueado y no puede iniciar sesión. Cambia también tu contraseña.',
  },
  notification: {
    upgradesuccess: 'Tu suscripción se ha mejorado. Que la disfrutes.',
    upgradedenial: 'El cambio no se ha realizado y no se ha cobrado nada. Prueba otra forma de pago.',
    signupSuccess: 'Hola. Tu suscripción está lista.',
  },
  reactivation: { success: 'Tu suscripción vuelve a estar activa. Hola de nuevo.' },
  from: { joinnow: 'Ya tienes una cuenta y la sesión abierta.' },
};
