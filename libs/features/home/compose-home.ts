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
  /** What came out since the last visit, without what the person has begun since. */
  readonly news: readonly VideoCardFragment[];
  /** The films of each row of films by its name; a row that is missing is left out. */
  readonly rows: ReadonlyMap<string, readonly VideoCardFragment[]>;
  /** The ids of all that the page shows, for rows that are loaded later. */
  readonly shownIds: readonly string[];
}

/** A row that scrolls keeps as many films as stand side by side in a wide window. */
const FEWEST = 4;

/**
 * Puts the films of a home page in their places. The gateway has filled the rows so that they share no film; here those that this
 * person has begun and those that are new to them, which are known last, are replaced by others of the same row. A row that is too
 * short for that keeps those that are new, and then they stand there alone.
 */
export function composeHome(data: HomePageQuery, home: Pick<Tenant['home'], 'hero' | 'rows'>): ComposedHome {
  const { frames: frameCount } = openingOf(home);
  const [hero, ...others] = data.featuredVideos;
  const frames = others.slice(0, frameCount);
  const begun = new Set(data.continueWatching.map(({ videoId }) => videoId));
  const filled = new Map<string, readonly VideoCardFragment[]>(data.homeRows.map(({ id, videos }) => [id, videos]));
  filled.set('featured', others.slice(frameCount));
  const opening = new Set([hero, ...frames].map((film) => film?.videoId));
  const wanted = data.newSinceLastVisit.filter(({ videoId }) => !begun.has(videoId) && !opening.has(videoId));
  const apart = new Set([...begun, ...wanted.map(({ videoId }) => videoId)]);
  const rows = new Map(
    [...filled].map(([id, films]) => {
      const look = lookOf(id, home);
      return [id, withoutFilms(films, apart, look) ?? withoutFilms(films, begun, look) ?? whole(films, look)] as const;
    }),
  );
  const inRows = new Set([...rows.values()].flat().map(({ videoId }) => videoId));
  const news = wanted.filter(({ videoId }) => !inRows.has(videoId));
  const shown = [hero, ...frames, ...data.continueWatching, ...news, ...[...rows.values()].flat()];
  return { hero, frames, news, rows, shownIds: [...new Set(shown.flatMap((film) => (film ? [film.videoId] : [])))] };
}

const whole = (films: readonly VideoCardFragment[], look: FilmLook) => films.slice(0, ROW_LENGTHS[look]);

function lookOf(id: string, { rows }: Pick<Tenant['home'], 'rows'>): FilmLook {
  const row = rows.filter(isRowOfFilms).find(({ show }) => show === id);
  return row?.as ?? 'rail';
}

/**
 * A film that stands elsewhere gives its place to one from the end of the row, so that no other card moves. Null where that would
 * leave too few: rows below it would move.
 */
function withoutFilms(
  films: readonly VideoCardFragment[],
  elsewhere: ReadonlySet<string>,
  look: FilmLook,
): readonly VideoCardFragment[] | null {
  const most = ROW_LENGTHS[look];
  const fewest = Math.min(films.length, isStanding(look) ? most : FEWEST);
  const left = films.filter(({ videoId }) => !elsewhere.has(videoId));
  if (left.length < fewest) return null;
  const shown = films.slice(0, Math.min(most, left.length));
  const movers = left.filter((film) => !shown.includes(film));
  return shown.flatMap((film) => (elsewhere.has(film.videoId) ? (movers.shift() ?? []) : film));
}
