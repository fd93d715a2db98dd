import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../downloads.ts';

export const downloads: Translation<typeof english.downloads> = {
  head: 'Tus descargas — {brand}',
  title: 'Descargas',
  text: 'Películas que has guardado en un dispositivo. Si vuelves a descargar una el mismo día, no cuenta dos veces.',
  quota: {
    title: 'Tu límite',
    films: 'Películas',
    channels: 'Compilations, Behind The Scenes e Intimates',
    left: 'Quedan {left, number} de {max, number}',
    period: 'Cada descarga cuenta durante {days, plural, one {# día} other {# días}}.',
    next: 'Tu próxima descarga estará disponible en {days, plural, one {# día} other {# días}}.',
    none: 'Tu suscripción no incluye descargas.',
  },
  downloadedOn: 'Descargada el {date}',
  freeUntil: 'Otra descarga no cuenta hasta el {moment}',
  again: 'Descargar {name}',
  action: 'Descargar',
  empty: {
    title: 'Aún no hay descargas.',
    text: 'Elige «Descargar» en la página de una película para verla sin conexión.',
    action: 'Explorar vídeos',
    page: {
      title: 'No hay nada en esta página.',
      text: 'Tus últimas descargas están en la primera.',
      action: 'Ir a la primera página',
    },
  },
};
