/** The element around a player. It moves between pages and the small player without being made again. */
export interface FilmHost {
  readonly element: HTMLElement;
  readonly placeIn: (place: HTMLElement) => void;
  /** Above everything of the page, below what is opened over the page. */
  readonly float: () => void;
  readonly remove: () => void;
}

/** Moves an element within the document: with `moveBefore`, where it exists, without a pause or a lost picture in picture. */
function move(element: HTMLElement, parent: HTMLElement): void {
  if (element.isConnected && 'moveBefore' in parent) parent.moveBefore(element, null);
  // A video goes on playing when it is back in the document before the script ends (HTML, "removing steps" of media).
  else parent.append(element);
}

/** Creates the element around a player, which is in no document yet. */
export function createFilmHost(): FilmHost {
  const element = document.createElement('div');
  element.className = 'ongoing-film';
  return {
    element,
    placeIn(place) {
      delete element.dataset['mini'];
      move(element, place);
    },
    float() {
      element.dataset['mini'] = '';
      move(element, document.body);
    },
    remove: () => element.remove(),
  };
}
