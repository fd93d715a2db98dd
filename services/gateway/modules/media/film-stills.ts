import type { FilmStill, OwnMedia, PictureRendition } from './own/own-media.ts';
import { baseOfVersion, type MediaHost, type Picture, pictureAt, pictureOf } from './pictures.ts';

/** A picture that an editor chose in place of a still. */
export interface ChosenStill {
  /** From 1 on, as the stills are counted that were taken. */
  readonly place: number;
  readonly startsAt: number;
  readonly picture: PictureRendition;
}

/** The place of a still that was taken, by its name such as `s3`. */
export const placeOfStill = ({ name }: Pick<FilmStill, 'name'>): number => Number(name.slice(1));

/**
 * The stills of a film with their seconds, in their order: what an editor chose, and what was taken in the other places. None were
 * taken where it was not uploaded, or was before there were any.
 */
export function stillsOfFilm(
  { own_media }: { readonly own_media: OwnMedia | null },
  chosen: readonly ChosenStill[],
  source: MediaHost,
): readonly { readonly startsAt: number; readonly picture: Picture }[] {
  const film = own_media?.film;
  const base = film && `${baseOfVersion(source, film.version)}/pictures/films/${film.version}`;
  const replaced = new Set(chosen.map(({ place }) => place));
  const taken = (film?.stills ?? [])
    .filter((still) => !replaced.has(placeOfStill(still)))
    .map((still) => ({
      startsAt: Math.floor(still.at),
      picture: pictureAt(still, (width, extension) => `${base}/${still.name}-${width}.${extension}`),
    }));
  const own = chosen.map(({ startsAt, picture }) => ({ startsAt, picture: pictureOf(picture, source) }));
  return [...taken, ...own].toSorted((one, other) => one.startsAt - other.startsAt);
}
