import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../picture-sets.ts';

export const pictureSets: Translation<typeof english.pictureSets> = {
  head: 'Fotos aus {title} — {brand}',
  headDescription: '{count, plural, one {# Foto} other {# Fotos}} aus {title} bei {brand}, mit {names}.',
  count: '{count, plural, one {# Foto} other {# Fotos}}',
  film: 'Zum Film',
  download: 'Alle herunterladen',
  alt: 'Foto {number, number} aus {title}',
  open: 'Foto {number, number} aus {title} öffnen',
  openDescribed: 'Foto {number, number} öffnen: {alt}',
  close: 'Schließen',
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  position: '{number, number} von {count, number}',
  failed: 'Dieses Foto konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  locked: {
    title: 'Noch nicht freigeschaltet.',
    text: '{count, plural, one {Zu diesem Film gibt es ein Foto} other {Zu diesem Film gibt es # Fotos}}.',
    action: 'So schaltest du sie frei',
  },
};
