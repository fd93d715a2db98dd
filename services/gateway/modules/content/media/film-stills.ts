import type { FilmStill, OwnMedia, PictureRendition } from './own/own-media.ts';
import type { FilmKey } from './clips.ts';
import {
  baseOfVersion,
  type MediaHost,
  type MediaSource,
  type Picture,
  pictureAt,
  pictureOf,
  pictureOfFilm,
} from './pictures.ts';
import { standsIn } from './stock/stock-media.ts';

/** A picture that an editor chose in place of a still. */
export interface ChosenStill {
  /** From 1 on, as the stills are counted that were taken. */
  readonly place: number;
  readonly startsAt: number;
  readonly picture: PictureRendition;
}

/** The place of a still that was taken, by its name such as `s3`. */
export const placeOfStill = ({ name }: Pick<FilmStill, 'name'>): number => Number(name.slice(1));

/** A moment of a film with its picture. */
export interface ShownStill {
  readonly startsAt: number;
  readonly picture: Picture;
}

/**
 * The stills of a film with their seconds, in their order: what an editor chose, and what was taken in the other places. None were
 * taken where it was not uploaded, or was before there were any.
 */
export function stillsOfFilm(
  { own_media }: { readonly own_media: OwnMedia | null },
  chosen: readonly ChosenStill[],
  source: MediaHost,
): readonly ShownStill[] {
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

/** Parts of a picture, none inside another: its corners and its middle. */
const PARTS = ['16:9 0% 0% 55%', '16:9 45% 45% 55%', '16:9 45% 0% 55%', '16:9 0% 45% 55%', '16:9 22% 22% 55%'] as const;

/**
 * What stands in for the stills of a film that nobody uploaded: for each of these seconds another part of the composition that its clip
 * moves. The clip itself is the same few seconds throughout. None where nothing stands in for the film, or pictures are not cut.
 */
export function stockStills(film: FilmKey, seconds: readonly number[], source: MediaSource): readonly ShownStill[] {
  if (film.own_media !== null || source.cuts === undefined || !standsIn(source.stock)) return [];
  return seconds.map((startsAt, index) => {
    const part = PARTS[index % PARTS.length] ?? PARTS[0];
    return { startsAt, picture: pictureOfFilm({ ...film, picture_focus: null, picture_crops: [part] }, source) };
  });
}
