import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../picture-sets.ts';

export const pictureSets: Translation<typeof english.pictureSets> = {
  head: 'Fotografías de {title} — {brand}',
  headDescription: '{count, plural, one {# fotografía} other {# fotografías}} de {title} en {brand}, con {names}.',
  count: '{count, plural, one {# fotografía} other {# fotografías}}',
  film: 'Ir a la película',
  download: 'Descargar todas',
  alt: 'Fotografía {number, number} de {title}',
  open: 'Abrir la fotografía {number, number} de {title}',
  openDescribed: 'Abrir la fotografía {number, number}: {alt}',
  close: 'Cerrar',
  previous: 'Fotografía anterior',
  next: 'Fotografía siguiente',
  position: '{number, number} de {count, number}',
  failed: 'No se ha podido cargar esta fotografía.',
  retry: 'Reintentar',
  locked: {
    title: 'Aún sin desbloquear.',
    text: '{count, plural, one {Esta película tiene una fotografía} other {Esta película tiene # fotografías}}.',
    action: 'Cómo desbloquearlas',
  },
};
