import type { SeekRequest } from '../player/player.tsx';
import type { Showing } from '../stage/use-tokens.ts';

/** The controls that the page of a film has over its player. */
export interface FilmPlace {
  readonly element: HTMLElement;
  /** The picture is visible: the poster under it may be removed. */
  readonly onShown: () => void;
}

/** A film or trailer that plays. It is no part of a page: pages come and go, and it moves between them. */
export interface OngoingFilm {
  readonly videoId: string;
  readonly showing: Showing;
  /** Shows it in this place of a page. False when it has ended already. */
  readonly enter: (place: FilmPlace) => boolean;
  /** The place goes: a film that plays moves to the small player, everything else ends. */
  readonly leave: () => void;
  readonly seek: (request: SeekRequest) => void;
  /** Reports the position and removes the player. */
  readonly end: () => void;
}

let ongoing: OngoingFilm | null = null;

/** Registers the film that plays now; one that played before ends. */
export function replaceOngoing(film: OngoingFilm): void {
  ongoing?.end();
  ongoing = film;
}

/** Removes a film that has ended. */
export function forgetOngoing(film: OngoingFilm): void {
  if (ongoing === film) ongoing = null;
}

/** Ends whatever plays, before another film begins. */
export const endOngoing = (): void => ongoing?.end();

/** The player of this film, if it plays already. */
export function ongoingOf(videoId: string, showing: Showing | null): OngoingFilm | null {
  return ongoing?.videoId === videoId && ongoing.showing === showing ? ongoing : null;
}
