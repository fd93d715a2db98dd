import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../saved-searches.ts';

export const savedSearches: Translation<typeof english.savedSearches> = {
  head: 'Tus búsquedas guardadas — {brand}',
  title: 'Búsquedas guardadas',
  text: 'Ábrelas de nuevo con un toque y recibe un aviso cuando una película nueva coincida.',
  empty: {
    title: 'Aún no hay búsquedas guardadas.',
    text: 'Busca o filtra los vídeos y toca «Guardar esta búsqueda» junto a los filtros.',
    action: 'Ver los vídeos',
  },
  save: 'Guardar esta búsqueda',
  saved: 'Búsqueda guardada',
  tell: 'Avísame si aparece algo',
  order: {
    RATING: 'Mejor valoradas primero',
    MOST_VIEWED: 'Más vistas primero',
    NAME: 'Por título',
  },
  notifies: 'Avisos de películas nuevas',
  notifiesOf: 'Avisos de películas nuevas para {name}',
  rename: 'Cambiar el nombre de {name}',
  delete: 'Eliminar {name}',
  deleted: '{name} se ha eliminado.',
  undo: 'Deshacer',
  form: {
    saveTitle: 'Guardar esta búsqueda',
    tellTitle: 'Recibir un aviso cuando coincida una película',
    renameTitle: 'Cambiar el nombre de esta búsqueda',
    name: 'Nombre',
    notifies: 'Avisarme cuando coincidan películas nuevas',
    notifiesHint: 'En tus avisos, y por correo o con notificaciones si las activaste allí.',
    cancel: 'Cancelar',
    save: 'Guardar',
    done: 'Guardada: {name}',
  },
  refused: {
    NAME_LENGTH: 'Ponle un nombre de 1 a {maximum, number} caracteres.',
    TEXT_LENGTH: 'El texto buscado es demasiado largo para guardarlo: {maximum, number} caracteres como máximo.',
    NOTHING_CHOSEN: 'Escribe antes un texto o elige un filtro.',
    FILTER_UNKNOWN: 'Uno de estos filtros no se puede guardar aquí. Quítalo e inténtalo de nuevo.',
    ALREADY_SAVED: 'Ya has guardado esta búsqueda como «{name}».',
    TOO_MANY_SEARCHES: 'Puedes guardar {maximum, number} búsquedas. Elimina antes una.',
    SEARCH_GONE: 'Esta búsqueda ya no existe.',
  },
};
