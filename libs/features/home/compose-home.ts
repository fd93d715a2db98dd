import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import type { FilmLook } from '@network/tenant/home-schema.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { HomePageQuery } from './api/home-page.generated.ts';
import { isRowOfFilms, isStanding, openingOf, ROW_LENGTHS } from './row-lengths.ts';

type Opening = HomePageQuery['featuredVideos'][number];

/** The films of a home page, each in one place. */
export interface ComposedHome {
  readonly hero: Opening | undefined;
  readonly frames: readonly Opening[];
  /** The films of each row of films by its name; a row that is missing is left out. */
  readonly rows: ReadonlyMap<string, readonly VideoCardFragment[]>;
  /** The ids of all that the page shows, for rows that are loaded later. */
  readonly shownIds: readonly string[];
}

/** A row that scrolls keeps as many films as stand side by side in a wide window. */
const FEWEST = 4;

/**
 * Puts the films of a home page in their places. The gateway has filled the rows so that they share no film; here those that this
 * person has begun, which are known last, are replaced by others of the same row.
 */
export function composeHome(data: HomePageQuery, home: Pick<Tenant['home'], 'hero' | 'rows'>): ComposedHome {
  const { frames: frameCount } = openingOf(home);
  const [hero, ...others] = data.featuredVideos;
  const frames = others.slice(0, frameCount);
  const begun = new Set(data.continueWatching.map(({ videoId }) => videoId));
  const filled = new Map<string, readonly VideoCardFragment[]>(data.homeRows.map(({ id, videos }) => [id, videos]));
  filled.set('featured', others.slice(frameCount));
  const rows = new Map([...filled].map(([id, films]) => [id, withoutBegun(films, begun, lookOf(id, home))] as const));
  const shown = [hero, ...frames, ...data.continueWatching, ...[...rows.values()].flat()];
  return { hero, frames, rows, shownIds: [...new Set(shown.flatMap((film) => (film ? [film.videoId] : [])))] };
}

function lookOf(id: string, { rows }: Pick<Tenant['home'], 'rows'>): FilmLook {
  const row = rows.filter(isRowOfFilms).find(({ show }) => show === id);
  return row?.as ?? 'rail';
}

/**
 * A film that was begun gives its place to the last of the row, so that no other card moves. Where that would leave too few, the
 * row stays as it is: rows below it would move.
 */
function withoutBegun(
  films: readonly VideoCardFragment[],
  begun: ReadonlySet<string>,
  look: FilmLook,
): readonly VideoCardFragment[] {
  const most = ROW_LENGTHS[look];
  const fewest = Math.min(films.length, isStanding(look) ? most : FEWEST);
  const left = films.filter(({ videoId }) => !begun.has(videoId));
  if (left.length < fewest) return films.slice(0, most);
  // As many as begun films stand among those that stay move up, from the end.
  const movers = left
    .slice(films.slice(0, left.length).filter(({ videoId }) => !begun.has(videoId)).length)
    .toReversed();
  return films
    .slice(0, left.length)
    .flatMap((film) => (begun.has(film.videoId) ? (movers.shift() ?? []) : film))
    .slice(0, most);
}
