import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../lock.ts';

export const lock: Translation<typeof english.lock> = {
  locked: 'Este navegador está bloqueado.',
  cover: {
    headTitle: 'Bloqueado',
    title: 'Bloqueado',
    textPin: 'Introduce tu PIN para seguir donde estabas.',
    textSignIn: 'Inicia sesión de nuevo para seguir donde estabas.',
    pin: 'PIN',
    unlock: 'Desbloquear',
    wrong:
      '{left, plural, one {Ese no es el PIN. Te queda un intento; después se cerrará la sesión.} other {Ese no es el PIN. Te quedan # intentos.}}',
    tooMany: 'Demasiados intentos. Espera un momento.',
    passkey: 'Inicia sesión con una llave de acceso o tu contraseña',
    signIn: 'Iniciar sesión de nuevo',
    signOut: '¿Olvidaste el PIN? Cerrar sesión',
    signOutOnly: 'Cerrar sesión',
  },
  settings: {
    title: 'Bloqueo',
    text: 'Un navegador bloqueado no muestra nada de este sitio ni de sus sitios hermanos hasta que lo desbloquees.',
    off: 'Desactivado',
    onByPin: 'Activado: se abre con tu PIN, una llave de acceso o tu contraseña',
    onByKey: 'Activado: se abre con una llave de acceso o tu contraseña',
    pin: 'PIN',
    pinUnchanged: 'Déjalo vacío para conservar el PIN que tienes.',
    pinHint: 'De cuatro a ocho cifras. Puedes dejarlo vacío si tienes una llave de acceso.',
    idle: 'Bloquear automáticamente',
    never: 'Solo cuando yo lo bloquee',
    minutes: 'Tras {minutes, number} minutos sin uso',
    turnOn: 'Activar',
    save: 'Guardar',
    change: 'Cambiar',
    turnOff: 'Desactivar',
    lockNow: 'Bloquear ahora',
    saved:
      'Tu bloqueo está activado. Alt+Mayús+L, u Opción+Mayús+L en un Mac, bloquea este navegador en cualquier página.',
    removed: 'Tu bloqueo está desactivado.',
  },
};
