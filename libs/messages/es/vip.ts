import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../vip.ts';

export const vip: Translation<typeof english.vip> = {
  title: 'VIP',
  subtitle: 'Suscripción exclusiva',
  text: 'Escribe tu propio correo electrónico y tu contraseña para registrar la cuenta.',
  email: 'Correo electrónico',
  emailHint:
    'Enviamos un enlace a esta dirección. Hasta que lo confirmes, inicias sesión con la dirección que tienes ahora.',
  password: 'Contraseña',
  passwordHint: 'Solo letras y números, de 8 a 32 caracteres.',
  submit: 'Continuar',
  missingEmail: 'Escribe tu correo electrónico.',
  missingPassword: 'Elige una contraseña.',
  invalidEmail: 'El correo electrónico no es válido.',
  guessablePassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  invalidPassword: 'Las contraseñas solo pueden contener letras y números y deben tener entre 8 y 32 caracteres.',
  terms:
    'Al hacer clic en «Continuar» confirmas que tienes 18 años o más y aceptas nuestras condiciones y nuestra política de privacidad, y aceptas recibir publicidad por correo, que puedes detener cuando quieras.',
  termsLink: 'Condiciones',
  privacyLink: 'Privacidad',
  support: 'Contactar con el servicio de ayuda',
  errors: {
    email_already_exists: 'Este correo electrónico ya existe. Elige otro.',
    invalid_email: 'El correo electrónico no es válido.',
    guessable_password: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
    invalid_password: 'Las contraseñas solo pueden contener letras y números y deben tener entre 8 y 32 caracteres.',
    mail_off:
      'Ahora mismo no podemos enviar correos: tu nueva dirección no se podría confirmar y no se ha cambiado nada. Inténtalo de nuevo más tarde.',
    update_failed: 'No se han podido actualizar tus datos de acceso. Contacta con el servicio de ayuda.',
  },
};
