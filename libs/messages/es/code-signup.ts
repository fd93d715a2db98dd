import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../code-signup.ts';

export const codeSignup: Translation<typeof english.codeSignup> = {
  heading: 'Canjea tu código',
  lead: 'Crea tu cuenta con {email} y canjea tu código: {worth}. No necesitas tarjeta y no se renueva nada.',
  notYou: 'Si no lo has pedido tú, cierra esta página: no se crea ninguna cuenta.',
  submit: 'Sí, crear mi cuenta',
  doneHeading: 'Ya es tuyo',
  doneText: 'Inicia sesión con tu correo electrónico y la contraseña que elegiste.',
  enter: 'Ir a {brand}',
  overHeading: 'Este enlace ya no funciona',
  overText:
    'Se ha usado, tiene más de siete días o lo ha sustituido otro más reciente. Si tienes una cuenta, inicia sesión y canjea allí tu código.',
  redeem: 'Canjear un código',
};
