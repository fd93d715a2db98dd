import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../reels.ts';

export const reels: Translation<typeof english.reels> = {
  head: {
    title: 'Reels — {brand}',
    description: 'Clips cortos de las películas de {brand}, uno tras otro.',
  },
  title: 'Reels',
  feed: 'Reels: usa las flechas para pasar de uno a otro',
  number: 'Reel {number}',
  play: 'Reproducir',
  pause: 'Pausar',
  sound: { on: 'Activar el sonido', off: 'Quitar el sonido' },
  like: 'Me gusta',
  dislike: 'No es para mí',
  bookmark: 'Guardar este reel',
  bookmarked: 'Reel guardado.',
  unbookmarked: 'Reel quitado de los guardados.',
  performers: 'En este reel',
  otherPerformers: '{count, plural, other {y # más}}',
  rating: 'Valoración: {rating} de 10',
  comments: {
    open: '{count, plural, =0 {Comentarios} one {# comentario} other {# comentarios}}',
    count: '{count, number}',
    close: 'Cerrar los comentarios',
  },
  share: {
    label: 'Compartir este reel',
    copied: 'Enlace copiado.',
    failed: 'No se ha podido compartir el enlace. Vuelve a intentarlo.',
  },
  watch: 'Ver la película',
  next: 'Reel siguiente',
  previous: 'Reel anterior',
  locked: 'Este clip es para miembros.',
  failed: 'Este reel no se puede reproducir ahora mismo.',
  loading: 'Cargando más reels',
  more: { failed: 'No se han podido cargar los siguientes reels.', again: 'Reintentar' },
  end: {
    title: 'Ya los has visto todos.',
    text: 'Los nuevos reels llegan con las nuevas películas.',
    again: 'Volver a empezar',
  },
  empty: {
    title: 'Aún no hay reels.',
    text: 'Los primeros llegarán pronto. Hasta entonces, explora toda la biblioteca.',
    action: 'Ver todos los vídeos',
  },
  errors: { failed: 'No se ha podido guardar. Vuelve a intentarlo.' },
};
