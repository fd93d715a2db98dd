import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../membership-mails.ts';

export const membershipMails: Translation<typeof english.membershipMails> = {
  cancelledForGood: {
    subject: 'Tu suscripción a {brand} está cancelada',
    heading: 'Tu suscripción está cancelada',
    paragraphs: [
      'No se cobrará nada más por {plan}. Lo que pagaste es tuyo hasta el {accessUntil}; después se cierra.',
      'Tus favoritos y tu cuenta se quedan.',
    ],
    whereSold: ['Si cambias de idea, puedes volver a unirte cuando quieras.'],
    action: 'Abrir tu cuenta',
  },
  trialReceipt: {
    subject: 'Tu prueba de {brand}: qué viene ahora',
    heading: 'Tu prueba ha empezado',
    paragraphs: [
      'El {date} cobramos {amount} por {plan}. Tu prueba termina el {nextDate}.',
      'Si no cancelas antes, se convierte en una suscripción mensual el {nextDate}, y cobramos {nextAmount} ese día y después {often} hasta que canceles.',
      'Para cancelar, abre la página de tu suscripción y elige «Cancelar la suscripción». Se tarda un minuto y no se cobra nada más.',
    ],
    action: 'Ver o cancelar tu suscripción',
  },
  renewalAccepted: {
    subject: 'Tu suscripción a {brand} continúa',
    heading: 'Tu renovación está registrada',
    paragraphs: [
      'El {date} se cobraron {amount} en tu tarjeta por «{plan}». Al principio no pudimos relacionar este cobro con tu suscripción, así que no dio acceso. Ya lo hemos corregido y sentimos la interrupción.',
      'Tienes acceso hasta el {until}. Tu recibo llega en otro correo.',
    ],
    action: 'Ver tu suscripción',
  },
  paused: {
    subject: 'Tu suscripción a {brand} se pausa el {from}',
    heading: 'Tu pausa está lista',
    paragraphs: [
      '{plan} se pausa el {from}, cuando termina el tiempo que pagaste. Hasta entonces nada cambia. Durante la pausa no se te cobra y no puedes ver películas; tus gemas, paquetes desbloqueados y favoritos se quedan.',
      'Se reanuda sola el {until} y entonces cobramos {amount}. Te lo recordaremos una semana antes. Puedes reanudarla antes o cancelar cuando quieras en la página de tu suscripción.',
    ],
    action: 'Ver tu suscripción',
  },
  pauseWithdrawn: {
    subject: 'Tu suscripción a {brand} no se pausará',
    heading: 'Tu pausa se ha anulado',
    paragraphs: [
      '{plan} continúa sin pausa. Hoy no se ha cobrado nada y el próximo cobro es de {amount} el {date}.',
      'Si no has sido tú, escribe enseguida a nuestro equipo de ayuda.',
    ],
    action: 'Ver tu suscripción',
  },
  resumesSoon: {
    subject: 'Tu suscripción a {brand} se reanuda el {date}',
    heading: 'Tu pausa termina el {date}',
    paragraphs: [
      '{plan} se reanuda sola el {date} y cobramos {amount} en tu tarjeta guardada.',
      'También puedes reanudarla hoy. Si no quieres continuar, cancela antes de ese día en la página de tu suscripción y no se cobra nada.',
    ],
    action: 'Reanudar o cancelar',
  },
  changePlanned: {
    subject: 'Tu plan de {brand} cambia el {date}',
    heading: 'Tu nuevo plan está listo',
    paragraphs: [
      '{oldPlan} continúa hasta el {date} y hoy no se ha cobrado nada. Después empieza {plan} y cobramos {amount}.',
      'Hasta el {date} aún puedes cambiar de idea en la página de tu suscripción.',
    ],
    action: 'Ver tu suscripción',
  },
  changeWithdrawn: {
    subject: 'Tu plan de {brand} se queda como está',
    heading: 'Tu cambio de plan se ha anulado',
    paragraphs: ['{plan} continúa. Hoy no se ha cobrado nada y el próximo cobro es de {amount} el {date}.'],
    action: 'Ver tu suscripción',
  },
  plannedChangeBegan: {
    subject: 'Tu plan de {brand} ha cambiado',
    heading: 'Tu nuevo plan ha empezado',
    paragraphs: [
      'Como elegiste, {oldPlan} terminó y {plan} empezó el {date}. Hemos cobrado {amount}; el recibo llega en otro correo.',
      'El próximo cobro es de {nextAmount} el {nextDate}. Puedes cancelar cuando quieras en la página de tu suscripción.',
    ],
    action: 'Ver tu suscripción',
  },
};
