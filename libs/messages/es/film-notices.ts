import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../film-notices.ts';

export const filmNotices: Translation<typeof english.filmNotices> = {
  head: 'Tus avisos — {brand}',
  title: 'Avisos',
  text: {
    unread: '{count, plural, =100 {Más de 99 sin leer} other {# sin leer}}',
    none: 'Películas nuevas de tus favoritos y de tus búsquedas guardadas.',
  },
  bell: {
    label: '{count, plural, =0 {Avisos} =100 {Avisos, más de 99 sin leer} other {Avisos, # sin leer}}',
    count: '{count, plural, =100 {99+} other {#}}',
  },
  readAll: 'Marcar todo como leído',
  unread: 'Sin leer',
  reason: {
    PERFORMER: 'Nueva película con {name}',
    CHANNEL: 'Nueva película de {name}',
    SEARCH: 'Nueva película para tu búsqueda «{name}»',
    gone: 'Nueva película',
  },
  more: '{count, plural, =99 {99 películas más o más} one {# película más} other {# películas más}}',
  mail: {
    label: 'Avisos sin leer por correo',
    OFF: 'Nunca',
    DAILY: 'Una vez al día',
    WEEKLY: 'Una vez a la semana',
    hint: 'Solo cuando hay algo nuevo.',
    UNCONFIRMED: 'Aún no podemos escribirte: confirma tu correo en la página de tu cuenta.',
    NO_NEWS: 'Has elegido no recibir novedades por correo. Permítelas en tu perfil para recibir estos.',
    account: 'Abrir tu cuenta',
    profile: 'Abrir tu perfil',
    saved: {
      OFF: 'Guardado. No te enviaremos los avisos por correo.',
      DAILY: 'Guardado. El primer correo llegará mañana, si hay algo nuevo.',
      WEEKLY: 'Guardado. El primer correo llegará dentro de una semana, si hay algo nuevo.',
    },
  },
  mark: { read: 'Marcar como leído: {name}', unread: 'Marcar como no leído: {name}' },
  refused: { BATCH: 'Demasiados avisos a la vez: {maximum} como máximo.' },
  empty: {
    title: 'Aún no hay avisos.',
    text: 'Toca el corazón de un intérprete o de un canal, o guarda una búsqueda. Cuando salga una película, la verás aquí.',
    action: 'Explorar intérpretes',
    page: {
      title: 'No hay nada en esta página.',
      text: 'Tus avisos terminan antes de esta página.',
      action: 'Ir a la primera página',
    },
  },
};
