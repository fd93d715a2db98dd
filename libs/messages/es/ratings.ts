import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../ratings.ts';

export const ratings: Translation<typeof english.ratings> = {
  rate: 'Valora esta película',
  yours: 'Tu valoración: {rating}',
  review: 'Reseña esta película',
  summary: {
    members: '{rating} de 10, valorada por {count, plural, one {# miembro} other {# miembros}}',
    nobody: 'Nadie ha valorado aún esta película.',
  },
  dialog: {
    title: '¿Qué te pareció {title}?',
    overall: 'En general',
    zero: 'Sin estrellas',
    option: '{value} de {maximum}',
    none: 'Sin valorar',
    close: 'Cerrar',
    done: 'Listo',
    reviewTitle: 'Tu reseña de {title}',
    reviewText: 'Valora primero la película en general y después en detalle. Cada valoración se guarda al instante.',
    parts: 'En detalle',
    performers: 'Intérpretes',
  },
  properties: { story: 'Historia', camera: 'Cámara', performance: 'Interpretación', sound: 'Sonido' },
  errors: {
    failed: 'No se ha podido guardar tu valoración. Vuelve a intentarlo.',
    alreadyRated: 'Ya has dado esta valoración.',
    outOfRange: 'Una valoración es un número entero entre 0 y el máximo.',
    overallFirst: 'Da primero la valoración general',
    unknownType: 'Esto no se puede valorar aquí.',
  },
};
