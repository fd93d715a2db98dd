import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../moderation.ts';

export const moderation: Translation<typeof english.moderation> = {
  head: 'Moderación — {brand}',
  title: 'Moderación',
  text: 'Lo que dicen los miembros en este sitio. Todas las acciones quedan registradas.',
  lists: { label: 'Qué comentarios', REPORTED: 'Denunciados', RECENT: 'Recientes' },
  member: { label: 'Nombre de usuario de un miembro', placeholder: 'Nombre de usuario', find: 'Ver comentarios' },
  empty: {
    title: 'Nada que revisar.',
    member: 'Este miembro no ha comentado aquí.',
    text: 'Los comentarios que denuncien los miembros aparecen en «Denunciados».',
  },
  state: {
    removed: 'Retirado',
    pinned: 'Fijado',
    reported: '{count, plural, one {# denuncia} other {# denuncias}}',
  },
  on: 'En',
  reasons: 'Por qué se denunció',
  history: 'Acciones realizadas',
  entry: '{date}: {action} por {actor}',
  actions: {
    removed: 'retirado',
    restored: 'restaurado',
    pinned: 'fijado',
    unpinned: 'dejado de fijar',
    dismissed: 'denuncias descartadas',
  },
  remove: 'Retirar',
  restore: 'Restaurar',
  dismiss: 'Descartar denuncias',
  done: {
    remove: 'Comentario retirado.',
    restore: 'Comentario restaurado.',
    dismiss: 'Denuncias descartadas.',
  },
  failed: 'No ha funcionado. Vuelve a intentarlo.',
  older: 'Comentarios más antiguos',
};
