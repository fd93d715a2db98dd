import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { slot } from '../../../db/stored-statement.ts';
import type { WatchMark } from '../../../graphql/resolvers.generated.ts';
import type { PartOfCall } from '../../../http/person-facts.ts';
import { scopeOf } from '../../content/catalogue/public.ts';
import { favoritesAmong, isFavoriteVideo } from '../favorites/public.ts';
import { endOfLastVisit, type WatchingSettings, watchingSettingsOf } from '../identity/public.ts';
import { isWatching, progressOf, toContinue, watchedAmong, type WatchedVideo } from '../watching/public.ts';

/** What a page shows, by the ids of each kind. */
export interface ShownIds {
  readonly videoIds: readonly string[];
  readonly performerIds: readonly string[];
  /** How many films to continue it has place for. */
  readonly toContinue: number;
  /** Whether it shows what came out since the last visit. */
  readonly showsNewFilms: boolean;
}

/** A film that a person may continue, with all their marks on it. */
interface FilmToContinue extends WatchedVideo {
  readonly isFavorite: boolean;
}

/** What a page needs of a person besides what every session is read with. */
export interface MarksOfPage {
  readonly settings: WatchingSettings;
  readonly isWatching: boolean;
  readonly favoriteVideoIds: readonly string[];
  readonly favoritePerformerIds: readonly string[];
  readonly watched: readonly WatchedVideo[];
  /** Latest first; marks on these are among the others. */
  readonly toContinueIds: readonly string[];
  /** When the last visit to the brand ended; null for the first one, and where the page shows nothing by it. */
  readonly lastVisit: Date | null;
}

interface MarksJson extends Omit<MarksOfPage, 'isWatching' | 'toContinueIds' | 'lastVisit'> {
  /** Null where films to continue are read. */
  readonly isWatching: boolean | null;
  readonly toContinue: readonly FilmToContinue[];
  /** ISO 8601. */
  readonly lastVisit: string | null;
}

/** The person of the part. */
const PERSON = sql.ref<string>('reader.id');
const NOT_READ = sql`null`;
const VIDEOS = sql<readonly string[]>`${slot('videoIds')}::text[]`;
const TENANT = sql<string>`${slot('visitedTenant')}::text`;
const PERFORMERS = sql<readonly string[]>`${slot('performerIds')}::text[]`;

/** The marks of a session's person on what a page shows, to be read along with the session. */
export function marksOfPage(db: Database, tenant: Tenant, shown: ShownIds): PartOfCall<MarksOfPage, MarksJson> {
  const scope = scopeOf(tenant);
  const continues = shown.toContinue > 0;
  return {
    name: 'marks_of_page',
    shape: JSON.stringify([scope, continues, shown.showsNewFilms]),
    values: {
      videoIds: shown.videoIds,
      performerIds: shown.performerIds,
      toContinue: shown.toContinue,
      ...(shown.showsNewFilms && { visitedTenant: tenant.id }),
    },
    select: (person, now) => {
      const films: RawBuilder<unknown> = continues
        ? toContinue(db, scope, PERSON, slot('toContinue'), isFavoriteVideo)
        : sql`'[]'::json`;
      const lastVisit = shown.showsNewFilms ? endOfLastVisit(PERSON, TENANT, now) : NOT_READ;
      const watches = continues ? NOT_READ : isWatching(db, scope, PERSON);
      return sql`(
        select json_build_object(
          'settings', ${watchingSettingsOf(PERSON)},
          'isWatching', ${watches},
          'favoriteVideoIds', ${favoritesAmong(PERSON, 'VIDEO', VIDEOS)},
          'favoritePerformerIds', ${favoritesAmong(PERSON, 'PERFORMER', PERFORMERS)},
          'watched', ${watchedAmong(db, scope, PERSON, VIDEOS)},
          'toContinue', ${films},
          'lastVisit', ${lastVisit}
        )
        from (select ${person} as id) reader
      )`;
    },
    read: marksOf,
  };
}

function marksOf({
  toContinue: films,
  watched,
  favoriteVideoIds,
  isWatching: watches,
  lastVisit,
  ...marks
}: MarksJson): MarksOfPage {
  const others = new Set(films.map(({ videoId }) => videoId));
  const favorites = films.flatMap(({ videoId, isFavorite }) => (isFavorite ? [videoId] : []));
  return {
    ...marks,
    isWatching: watches ?? films.length > 0,
    favoriteVideoIds: [...new Set([...favoriteVideoIds, ...favorites])],
    watched: [...watched.filter(({ videoId }) => !others.has(videoId)), ...films],
    toContinueIds: films.map(({ videoId }) => videoId),
    lastVisit: lastVisit === null ? null : new Date(lastVisit),
  };
}

/** A mark on a film, of what somebody did with it. */
export function watchMarkOf({ videoId, runLengthSeconds, ...state }: WatchedVideo): WatchMark {
  return {
    videoId,
    isWatchLater: state.isLater,
    watchProgress: progressOf(state, runLengthSeconds),
    playbackPosition: state.isComplete ? null : state.positionSeconds,
  };
}
