import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../cancelling.ts';

export const cancelling: Translation<typeof english.cancelling> = {
  head: 'Cancelar la suscripción — {brand}',
  renews: '{name} se renueva el {date}.',
  renewsInDays: '{name} se renueva el {date} y después cada {days, number} días.',
  nothing: {
    title: 'Nada que cancelar',
    text: 'No tienes ninguna suscripción que se renueve, así que no se te cobrará nada.',
  },
  cancelled: {
    title: 'Tu suscripción está cancelada',
    text: 'No se te volverá a cobrar. Te hemos enviado la confirmación por correo.',
    until: 'Conservas el acceso completo a {name} hasta el {date}.',
    undo: '¿Has cambiado de idea? Puedes anularlo en tu cuenta.',
  },
  terms: {
    full: 'Hoy no se cobra nada. El {date} tu suscripción se renueva por {price}, hasta que canceles.',
    date: 'Hoy no se cobra nada. El {date} se renueva tu suscripción.',
    restored:
      'Recuperas {gems, plural, =0 {} one {# gema} other {# gemas}}{packs, plural, =0 {} other {{gems, plural, =0 {} other { y }}}}{packs, plural, =0 {} one {# paquete de canal desbloqueado} other {# paquetes de canal desbloqueados}}.',
    without: 'No se cobra nada antes de tu próxima renovación.',
  },
  continues: 'Tu suscripción continúa',
  declined: 'Tu último pago no se ha realizado',
  pending: 'Tu pago se está procesando',
  pendingText: 'Puede tardar unos minutos y no se cobra dos veces. Vuelve a cargar esta página para ver el resultado.',
  account: 'Ir a tu cuenta',
  limited: 'Demasiados intentos. Vuelve a intentarlo dentro de un minuto.',
  failed: 'No hemos podido conectar con nuestros servidores y no ha cambiado nada. Vuelve a intentarlo.',
};
