import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../welcome.ts';

export const welcome: Translation<typeof english.welcome> = {
  head: {
    success: 'Te damos la bienvenida — {brand}',
    upgrade: 'Tu suscripción — {brand}',
    denied: 'Pago rechazado — {brand}',
  },
  success: {
    title: 'Te damos la bienvenida',
    named: 'Te damos la bienvenida, {name}',
    creating: 'Tu pedido se ha realizado. Estamos preparando tu cuenta, tarda un momento.',
    ready: 'Tu suscripción está lista. Disfruta de toda la biblioteca.',
    enter: 'Empezar a ver',
    entering: 'Abriendo…',
    late: 'Tu cuenta está tardando en actualizarse. Vuelve a mirar en unos minutos.',
    again: 'Comprobar otra vez',
    partnerOffers: 'Qué ofrecen nuestros socios a los miembros',
    receipt: 'Un correo con los detalles de tu pedido va en camino. También explica cómo cancelar.',
  },
  waiting: {
    title: 'Mira tu bandeja de entrada',
    text: 'Tu pedido se ha realizado. Este correo electrónico ya tiene una cuenta, así que le hemos enviado un mensaje: confirma allí el pedido para empezar tu suscripción. Si no, se cancela como muy tarde el {date} y se reembolsa lo que se haya pagado.',
    signIn: 'Iniciar sesión y confirmar',
    returnedTitle: 'Tu reembolso va en camino',
    freeTitle: 'Tu pedido no se ha realizado',
    returned: 'El titular del correo electrónico no confirmó el pedido, así que no empezó ninguna suscripción.',
    over: 'La página de pago ya no estaba abierta cuando se usó, así que no empezó ninguna suscripción. Puedes suscribirte de nuevo cuando quieras.',
    takenBack: 'El pago se anuló antes de que se confirmara, así que no empezó ninguna suscripción.',
    accountClosed: 'La cuenta con este correo electrónico no se puede usar, así que no empezó ninguna suscripción.',
    voucherUsed: 'El vale ya se había usado tantas veces como se puede, así que no empezó ninguna suscripción.',
    notNeeded: 'Ya tenías una suscripción con todo esto, así que no empezó ninguna nueva.',
    needsSignIn:
      'Ya tienes una suscripción, y sus días sin usar solo se pueden descontar del precio si inicias sesión, así que no empezó ninguna nueva. Inicia sesión y elige el plan en la página de tu cuenta.',
    outdated:
      'El precio ya no correspondía a los días sin usar de tu suscripción, así que no empezó ninguna nueva. Elige el plan de nuevo en la página de tu cuenta: verás el precio de hoy.',
    refund:
      'El importe completo vuelve a tu tarjeta y no se cobra nada más. Tu banco puede tardar unos días en mostrarlo.',
    free: 'No se ha cobrado nada, ni se cobrará.',
    home: 'Volver a {brand}',
  },
  upgrade: {
    title: 'Ya estás dentro. ¿Lo quieres todo?',
    text: 'Tu prueba ha empezado. Una suscripción completa lo desbloquea todo: todas las películas, descargas, series de fotos y comentarios.',
    freeText:
      'Tu prueba gratuita ha empezado: elige {count, plural, one {# película completa} other {# películas completas}} entre las marcadas para ella. Hoy no se cobra nada y termina sola el {date}. Una suscripción completa lo desbloquea todo.',
    now: '{price} ahora, por el primer mes',
    later:
      'Se renueva por {later} al mes, la próxima vez el {date}, salvo que canceles antes. Tu prueba termina al instante.',
    confirm: 'Mejorar por {price}',
    keep: 'Seguir con la prueba',
    unavailable: 'El cambio no está disponible en este momento. Tu prueba continúa como antes.',
  },
  denied: {
    title: 'Tu tarjeta ha sido rechazada',
    text: 'El pago no se ha aprobado y no se ha cobrado nada. A menudo funciona otra tarjeta o forma de pago.',
    uncharged: 'No se ha cobrado nada.',
    noneTitle: 'La compra no se ha completado',
    none: 'No se ha podido completar el registro y no se ha cobrado nada. Puedes elegir una suscripción y volver a intentarlo.',
    paidTitle: 'Tu pago se ha realizado',
    paid: 'Un intento anterior se rechazó, pero uno posterior se pagó. Tu suscripción está activa y no tienes que volver a pagar.',
    enter: 'Ir a tu suscripción',
    account: 'Ver tu cuenta',
    again: 'Reintentar',
    kept: 'Hemos guardado tu correo, {email}, y tu plan por {price}. Solo tienes que volver a escribir la tarjeta.',
    keptPlan: 'Hemos guardado tu plan por {price}.',
    other: 'Elegir otro plan',
    home: 'Volver a {brand}',
    member: 'Ver suscripciones',
    steps: {
      title: 'Qué puedes hacer ahora',
      card: 'Revisa el número de la tarjeta, la fecha de caducidad y el código de seguridad, y que la tarjeta se pueda usar en línea y en el extranjero.',
      other:
        'Prueba con otra tarjeta o forma de pago. Puedes elegir de nuevo tu suscripción, para un sitio o para todos.',
      bank: 'Pregunta a tu banco: a menudo detienen un primer pago a un comercio nuevo y pueden aprobarlo.',
      support: '¿Sigue sin funcionar? <support>Escríbenos</support> y te ayudaremos.',
    },
    support: '¿Preguntas sobre el cobro? El <support>servicio de ayuda de {biller}</support> puede responderte.',
    ownSupport: '¿Preguntas sobre el cobro? <support>Escríbenos</support> y te ayudaremos.',
  },
  signInToContinue: {
    title: 'Inicia sesión para continuar',
    text: 'Por tu seguridad, esta página funciona durante 30 minutos después del pago y solo en el navegador con el que se pagó. El resultado del pago está en el correo que enviamos a la dirección indicada al pagar. Si tienes una cuenta de {brand}, inicia sesión.',
  },
  autologinFailed: 'No hemos podido iniciar tu sesión automáticamente después del registro. Inicia sesión.',
  signIn: 'Iniciar sesión',
  support: 'Contactar con ayuda',
  account_creation_error_modal: {
    title: 'Tu cuenta está tardando más de lo normal',
    timed_out: 'La creación de la cuenta ha tardado demasiado',
    text: 'Tu pedido está a salvo. Creamos tu cuenta en cuanto el servicio de pago lo confirme y entonces te enviamos un correo. Si no llega en una hora, escribe a nuestro equipo de ayuda.',
    code: 'Código: {code}',
    close: 'Cerrar',
    again: 'Comprobar otra vez',
  },
};
