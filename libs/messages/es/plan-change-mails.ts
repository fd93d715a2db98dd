import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../plan-change-mails.ts';

export const planChangeMails: Translation<typeof english.planChangeMails> = {
  planChanged: {
    subject: 'Tu plan de {brand} ha cambiado',
    heading: 'Tu nuevo plan ha empezado',
    paragraphs: [
      '{oldPlan} terminó el {date}, porque {plan} incluye todo lo que tenía. No se volverá a cobrar.',
      '{days, plural, one {Su # día sin usar valía} other {Sus # días sin usar valían}} {credit}. Lo hemos descontado de tu nuevo plan: hoy has pagado {amount} y el próximo cobro es de {nextAmount} el {nextDate}.',
    ],
    action: 'Ver tu suscripción',
  },
  planReplaced: {
    subject: 'Tu plan de {brand} ha cambiado',
    heading: 'Tu nuevo plan ha empezado',
    paragraphs: [
      '{oldPlan} terminó el {date}, porque {plan} incluye todo lo que tenía. No se volverá a cobrar.',
      'No le quedaban días sin usar que descontar. Hoy has pagado {amount} y el próximo cobro es de {nextAmount} el {nextDate}.',
    ],
    action: 'Ver tu suscripción',
  },
  planExtended: {
    subject: 'Tu plan de {brand} cambia el {date}',
    heading: 'Tu cambio de plan está confirmado',
    paragraphs: [
      'Has pagado {amount} por {plan}. Empieza el {date}, cuando termina el tiempo que pagaste de {oldPlan}, así que ningún día se paga dos veces. {oldPlan} no se volverá a cobrar.',
      'El próximo cobro es de {nextAmount} el {nextDate}.',
    ],
    action: 'Ver tu suscripción',
  },
  changeNeedsSignIn: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Inicia sesión para cambiar de plan',
    paragraphs: [
      'El {date}, alguien que no había iniciado sesión pagó {amount} por {plan}. Ya tienes {oldPlan}, y sus días sin usar solo se pueden descontar del precio si inicias sesión.',
      'Para que no pagues dos veces los mismos días, el importe completo vuelve a la misma tarjeta. Inicia sesión y elige {plan} en la página de tu cuenta: verás lo que se cobra.',
    ],
    action: 'Ir a tu cuenta',
  },
  changeTooLate: {
    subject: 'Te estamos reembolsando {amount}',
    heading: 'Tu precio ya no era válido',
    paragraphs: [
      'El {date} pagaste {amount} por {plan}. Ese precio ya no corresponde a tus días sin usar de {oldPlan}: la página de pago llevaba abierta más de un día, o esos días se usaron o se reembolsaron entretanto.',
      'El importe completo vuelve a la misma tarjeta y {plan} no ha empezado. Elígelo de nuevo en la página de tu cuenta: verás el precio de hoy.',
    ],
    action: 'Ir a tu cuenta',
  },
  freeChangeTooLate: {
    subject: 'Tu cambio de plan no se ha realizado',
    heading: 'Tu precio ya no era válido',
    paragraphs: [
      'El {date} confirmaste «{plan}», sin nada que pagar. Eso ya no corresponde a tus días sin usar de «{oldPlan}»: la página de pago llevaba abierta más de un día, o esos días se usaron o se reembolsaron entretanto.',
      'No se ha cobrado nada y el plan nuevo no ha empezado. Este pedido no ha cambiado nada más. Elige el plan nuevo otra vez en la página de tu cuenta: verás el precio de hoy.',
    ],
    action: 'Ir a tu cuenta',
  },
};
