import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../favorites.ts';

export const favorites: Translation<typeof english.favorites> = {
  head: {
    overview: 'Tus favoritos — {brand}',
    videos: 'Vídeos favoritos — {brand}',
    performers: 'Intérpretes favoritos — {brand}',
    channels: 'Canales favoritos — {brand}',
    external: 'Favoritos en nuestros otros sitios — {brand}',
  },
  overview: {
    title: 'Tus favoritos',
    text: 'Todo lo que te gusta, en un solo lugar.',
    videos: 'Vídeos',
    performers: 'Intérpretes',
    channels: 'Canales',
    all: 'Ver todo',
    external: 'En nuestros otros sitios',
  },
  videos: { title: 'Vídeos favoritos', count: '{count, plural, one {# vídeo} other {# vídeos}}, los últimos primero' },
  performers: {
    title: 'Intérpretes favoritos',
    count: '{count, plural, one {# intérprete} other {# intérpretes}}, los últimos primero',
  },
  channels: {
    title: 'Canales favoritos',
    count: '{count, plural, one {# canal} other {# canales}}, los últimos primero',
    thirdParty: 'Canal de un socio',
    own: 'Nuestro propio canal',
  },
  external: {
    title: 'Favoritos en nuestros otros sitios',
    text: 'Cada vídeo se abre en su propio sitio. Tu sesión sigue abierta.',
    count: '{count, plural, one {# vídeo} other {# vídeos}}',
    visit: 'Ir a {site}',
    link: 'Todos los favoritos de nuestros otros sitios',
  },
  followed: '{name} se ha añadido a tus favoritos. Recibirás un aviso con cada película nueva.',
  empty: {
    overview: {
      title: 'Aún no hay favoritos.',
      text: 'Toca el corazón de una película o de un intérprete para añadirlo aquí.',
      action: 'Explorar vídeos',
    },
    videos: {
      title: 'Aún no hay vídeos favoritos.',
      text: 'Toca el corazón de cualquier película para añadirla aquí.',
      action: 'Explorar vídeos',
    },
    performers: {
      title: 'Aún no hay intérpretes favoritos.',
      text: 'Toca el corazón de un intérprete para añadirlo aquí.',
      action: 'Explorar intérpretes',
    },
    channels: {
      title: 'Aún no hay canales favoritos.',
      text: 'Toca el corazón en la página de un canal para añadirlo aquí.',
      action: 'Explorar vídeos',
    },
    external: {
      title: 'No hay favoritos en nuestros otros sitios.',
      text: 'Los vídeos que marques como favoritos en nuestros otros sitios aparecen aquí.',
      action: 'Tus favoritos',
    },
    page: {
      title: 'No hay nada en esta página.',
      text: 'Tu lista termina antes de esta página.',
      action: 'Ir a la primera página',
    },
  },
  visitor: {
    title: 'Guarda los canales que te gustan.',
    text: 'Inicia sesión en {brand} para ver aquí tus canales favoritos.',
    action: 'Iniciar sesión',
  },
};
