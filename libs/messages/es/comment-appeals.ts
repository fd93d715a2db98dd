import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../comment-appeals.ts';

export const commentAppeals: Translation<typeof english.commentAppeals> = {
  headings: { comment: 'Se ha retirado tu comentario', ban: 'Ahora mismo no puedes comentar' },
  because: 'Este es el motivo que dio nuestro equipo de moderación:',
  lead: 'Si crees que es un error, cuéntanos por qué. Puedes recurrir una vez; lo revisará una persona distinta de la que decidió y te responderá por correo.',
  label: 'Por qué la decisión es errónea',
  submit: 'Enviar el recurso',
  textProblem: 'Escribe entre 10 y 2000 caracteres.',
  open: {
    heading: 'Tenemos tu recurso',
    text: 'Otra persona del equipo de moderación lo revisará y te responderá por correo.',
  },
  granted: {
    heading: 'Se ha aceptado tu recurso',
    text: 'La decisión se ha anulado. Nuestro equipo de moderación escribe:',
  },
  upheld: { heading: 'La decisión se mantiene', text: 'Otra persona la ha revisado y escribe:' },
  over: {
    heading: 'No hay nada que recurrir',
    text: 'Esta decisión se anuló, se sustituyó por otra o ya ha terminado.',
  },
  invalid: { heading: 'Este enlace no funciona', text: 'Abre de nuevo el enlace de nuestro correo.' },
  limited: 'Han llegado demasiados mensajes desde tu red. Tu texto sigue aquí: vuelve a intentarlo en una hora.',
  support: 'Contactar con ayuda',
};
