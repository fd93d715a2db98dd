import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../moderation-mails.ts';

export const moderationMails: Translation<typeof english.moderationMails> = {
  commentRemoved: {
    subject: 'Se ha retirado tu comentario en {brand}',
    heading: 'Se ha retirado tu comentario',
    paragraphs: [
      'Nuestro equipo de moderación ha retirado tu comentario: «{comment}»',
      'El motivo:',
      '{reason}',
      'Si crees que es un error, puedes recurrir una vez. Lo revisará otra persona.',
    ],
    action: 'Recurrir',
  },
  commentBanUntil: {
    subject: 'No puedes comentar en {brand} hasta el {until}',
    heading: 'No puedes comentar hasta el {until}',
    paragraphs: [
      'Nuestro equipo de moderación lo ha decidido por este motivo:',
      '{reason}',
      'Tu suscripción no se ve afectada. Si crees que es un error, puedes recurrir una vez. Lo revisará otra persona.',
    ],
    action: 'Recurrir',
  },
  commentBan: {
    subject: 'Ya no puedes comentar en {brand}',
    heading: 'Ya no puedes comentar',
    paragraphs: [
      'Nuestro equipo de moderación lo ha decidido por este motivo:',
      '{reason}',
      'Tu suscripción no se ve afectada. Si crees que es un error, puedes recurrir una vez. Lo revisará otra persona.',
    ],
    action: 'Recurrir',
  },
  appealGranted: {
    subject: 'Se ha aceptado tu recurso',
    heading: 'Tenías razón',
    paragraphs: ['Otra persona lo ha revisado y ha anulado la decisión:', '{answer}'],
    action: 'Contactar con ayuda',
  },
  appealUpheld: {
    subject: 'Nuestra respuesta a tu recurso',
    heading: 'La decisión se mantiene',
    paragraphs: [
      'Otra persona lo ha revisado y la decisión se mantiene:',
      '{answer}',
      'Puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
    ],
    action: 'Contactar con ayuda',
  },
};
