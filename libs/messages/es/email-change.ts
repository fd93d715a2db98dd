import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../email-change.ts';

export const emailChange: Translation<typeof english.emailChange> = {
  title: 'Correo electrónico',
  text: 'Con él inicias sesión y a él enviamos tus recibos. Un cambio cuenta en cuanto lo confirmas desde la dirección nueva.',
  open: 'Cambiar el correo electrónico',
  newEmail: 'Correo electrónico nuevo',
  missing: 'Escribe tu correo electrónico nuevo.',
  submit: 'Enviar un enlace a la dirección nueva',
  sent: 'Hemos enviado un enlace a {email}. Tu dirección cambia cuando lo abras. Tu dirección actual también recibe un correo.',
  mailCode: 'Enviarme un código por correo',
  mailAnotherCode: 'Enviar otro código',
  codeSent: 'Hemos enviado un código a {email}. Sirve durante 15 minutos, en este dispositivo.',
  mailedCode: 'Código del correo',
  codeMissing: 'Escribe el código del correo.',
  account: 'Ir a tu cuenta',
  confirm: {
    heading: 'Confirma tu correo electrónico nuevo',
    lead: 'Tu cuenta de {brand} pasa a {email}. A partir de entonces inicias sesión con esta dirección y se cierra la sesión en los demás dispositivos.',
    stolenLead:
      'Tu cuenta de {brand} recibe la dirección {email}. Cerramos la sesión en todos los dispositivos, anulamos la contraseña actual, quitamos todas las claves de acceso y aplicaciones de autenticación y te enviamos un enlace para elegir una contraseña nueva. También terminan los enlaces a listas compartidas, las páginas de pago abiertas y la invitación pendiente a una segunda persona.',
    submit: 'Sí, usar esta dirección',
    doneHeading: 'Tu correo electrónico ha cambiado',
    doneText: 'A partir de ahora inicias sesión con tu dirección nueva. Tu contraseña sigue siendo la misma.',
    overHeading: 'Este enlace ya no funciona',
    overText:
      'Ya se ha usado, tiene más de siete días, se sustituyó por uno más reciente o se anuló, por ejemplo con una contraseña nueva o al cerrar la sesión en todos los dispositivos. Puedes empezar de nuevo en la página de tu cuenta.',
  },
  takenBack: {
    doneHeading: 'Tu cuenta vuelve a ser tuya',
    doneText:
      'A partir de ahora inicias sesión con este correo electrónico. Se ha cerrado la sesión en todos los dispositivos y te hemos enviado un enlace para elegir una contraseña nueva.',
  },
  refuse: {
    heading: '¿Detener este cambio?',
    lead: 'Tu cuenta de {brand} se queda con este correo electrónico o vuelve a él. Cerramos la sesión en todos los dispositivos, anulamos la contraseña actual, quitamos todas las claves de acceso y aplicaciones de autenticación y te enviamos un enlace para elegir una contraseña nueva. También terminan los enlaces a listas compartidas, las páginas de pago abiertas y la invitación pendiente a una segunda persona.',
    submit: 'Detener el cambio',
    doneHeading: 'Tu cuenta está a salvo',
    doneText:
      'Tiene este correo electrónico y se ha cerrado la sesión en todos los dispositivos. Te hemos enviado un enlace para elegir una contraseña nueva.',
    overHeading: 'Este enlace ya no funciona',
    overText:
      'Ya se ha usado o han pasado los siete días. Si algo va mal con tu cuenta, escribe a nuestro equipo de ayuda.',
  },
};
