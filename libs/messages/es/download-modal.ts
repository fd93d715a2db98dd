import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../download-modal.ts';

export const downloadModal: Translation<typeof english.downloadModal> = {
  download_modal: {
    limit_reached_error_quota:
      'Has usado {max, plural, one {la única descarga} other {las # descargas}} de este período.',
    limit_reached_error_days: 'Tu próxima descarga estará disponible en {days, plural, one {# día} other {# días}}.',
  },
  open: 'Descargar',
  locked: 'Descargar, no incluido en tu suscripción',
  visitor: 'Inicia sesión para descargar',
  title: 'Descargar',
  close: 'Cerrar',
  sizes: 'Tamaños',
  mobile: 'Para móviles',
  get: 'Descargar {label}, {size}',
  best: {
    p2160: 'Para una pantalla 4K',
    p1080: 'Para una pantalla grande',
    p720: 'Para un portátil',
    other: 'Para una pantalla pequeña',
  },
  left: 'Quedan {left, number} de {max, number} descargas',
  period: 'Cada descarga cuenta durante {days, plural, one {# día} other {# días}} desde que empieza.',
  channels: 'Compilations, Behind The Scenes e Intimates tienen su propio límite.',
  again: 'Ya has descargado esta película. Hasta las {time} UTC, descargarla otra vez no cuenta.',
  zero: 'Tu suscripción no incluye descargas.',
  started: 'Descargando {label}. La encontrarás en tu carpeta de descargas.',
  loading: 'Cargando los tamaños',
  failed: 'No se han podido cargar los tamaños.',
  retry: 'Reintentar',
};
