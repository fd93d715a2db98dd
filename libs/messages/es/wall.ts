import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../wall.ts';

export const wall: Translation<typeof english.wall> = {
  head: {
    title: 'Muro — {brand}',
    description: 'Imágenes y notas de los curadores de {brand}.',
  },
  title: 'Muro',
  text: 'Imágenes y notas de nuestros curadores.',
  by: '{curator}, {date}',
  film: 'De {title}',
  rating: 'Valoración: {rating} de 10',
  curators: { label: 'Publicaciones de', all: 'Todos', one: '{name} · {count, number}' },
  remove: 'Quitar del muro la publicación de {curator}',
  removed: 'Publicación quitada.',
  undo: 'Deshacer',
  failed: 'No se ha podido cambiar la publicación. Vuelve a intentarlo.',
  report: 'Denunciar la publicación de {curator}',
  signInToReport: 'Inicia sesión para denunciar la publicación de {curator}',
  reportDialog: {
    title: 'Denunciar esta publicación',
    text: 'Nuestro equipo de moderación la revisará. Quien la escribió no sabrá de quién viene la denuncia.',
    sent: 'Gracias. Nuestro equipo de moderación la revisará.',
  },
  errors: {
    alreadyReported: 'Ya has denunciado esta publicación.',
    postGone: 'Esta publicación ya no está en el muro.',
  },
  empty: {
    title: 'Aún no hay nada aquí.',
    text: 'Esta parte del muro está vacía.',
    action: 'Ir a las publicaciones más recientes',
    videos: 'Ver todos los vídeos',
  },
};
