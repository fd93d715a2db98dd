import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../saved-searches.ts';

export const savedSearches: Translation<typeof english.savedSearches> = {
  head: 'Deine gespeicherten Suchen — {brand}',
  title: 'Gespeicherte Suchen',
  text: 'Öffne sie mit einem Tippen wieder, und erfahre, wenn ein neuer Film passt.',
  empty: {
    title: 'Noch keine gespeicherten Suchen.',
    text: 'Such oder filtere die Videos und tippe dann neben den Filtern auf „Suche speichern“.',
    action: 'Videos entdecken',
  },
  save: 'Suche speichern',
  saved: 'Suche gespeichert',
  tell: 'Über Treffer informieren',
  order: {
    RATING: 'Am besten bewertet zuerst',
    MOST_VIEWED: 'Meistgesehen zuerst',
    NAME: 'Nach Titel',
  },
  notifies: 'Mitteilungen über neue Filme',
  notifiesOf: 'Mitteilungen über neue Filme für {name}',
  rename: '{name} umbenennen',
  delete: '{name} löschen',
  deleted: '{name} wurde gelöscht.',
  undo: 'Rückgängig',
  form: {
    saveTitle: 'Suche speichern',
    tellTitle: 'Mitteilung, sobald ein Film passt',
    renameTitle: 'Suche umbenennen',
    name: 'Name',
    notifies: 'Mitteilung, wenn neue Filme passen',
    notifiesHint: 'In deinen Mitteilungen, und per E-Mail oder Push, wenn du das dort eingeschaltet hast.',
    cancel: 'Abbrechen',
    save: 'Speichern',
    done: 'Gespeichert: {name}',
  },
  refused: {
    NAME_LENGTH: 'Gib ihr einen Namen mit 1 bis {maximum, number} Zeichen.',
    TEXT_LENGTH: 'Der gesuchte Text ist zu lang zum Speichern: höchstens {maximum, number} Zeichen.',
    NOTHING_CHOSEN: 'Gib erst einen Text ein oder wähl einen Filter.',
    FILTER_UNKNOWN: 'Einer dieser Filter kann hier nicht gespeichert werden. Entfern ihn und versuch es noch einmal.',
    ALREADY_SAVED: 'Diese Suche hast du schon als „{name}“ gespeichert.',
    TOO_MANY_SEARCHES: 'Du kannst {maximum, number} Suchen speichern. Lösch erst eine.',
    SEARCH_GONE: 'Diese Suche gibt es nicht mehr.',
  },
};
