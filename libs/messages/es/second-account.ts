import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../second-account.ts';

export const secondAccount: Translation<typeof english.secondAccount> = {
  heading: 'Tu propia cuenta',
  lead: 'Alguien comparte su suscripción de {brand} contigo. Crea aquí tu cuenta con {email} e inicia sesión con la contraseña que eligió para ti. Después puedes cambiarla.',
  submit: 'Sí, crear mi cuenta',
  doneHeading: 'Tu cuenta está lista',
  doneText: 'Inicia sesión con tu correo electrónico y la contraseña que se eligió para ti.',
  enter: 'Ir a {brand}',
  overHeading: 'Este enlace ya no funciona',
  overText: 'Se ha usado, tiene más de siete días o lo ha sustituido otro más reciente. Pide uno nuevo.',
};
