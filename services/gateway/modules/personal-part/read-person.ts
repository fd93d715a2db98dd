import { sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../db/database.ts';
import { REUSED_PLAN } from '../../db/reused-plans.ts';
import type { WatchMark } from '../../graphql/resolvers.generated.ts';
import { scopeOf } from '../catalogue/public.ts';
import { favoritesAmong, isFavoriteVideo } from '../favorites/public.ts';
import { type WatchingSettings, watchingSettingsOf } from '../identity/public.ts';
import { isWatching, progressOf, toContinue, watchedAmong, type WatchedVideo } from '../watching/public.ts';

/** What a page shows, by the ids of each kind. */
export interface ShownIds {
  readonly videoIds: readonly string[];
  readonly performerIds: readonly string[];
  /** How many films to continue it has place for. */
  readonly toContinue: number;
}

/** A film that a person may continue, with all their marks on it. */
export interface FilmToContinue extends WatchedVideo {
  readonly isFavorite: boolean;
}

/** What a page needs of a person besides what is read with their session. */
export interface PersonOfPage {
  readonly settings: WatchingSettings;
  readonly isWatching: boolean;
  readonly favoriteVideoIds: readonly string[];
  readonly favoritePerformerIds: readonly string[];
  readonly watched: readonly WatchedVideo[];
  /** Latest first. */
  readonly filmsToContinue: readonly FilmToContinue[];
}

/** The person of the statement. */
const PERSON = sql.ref<string>('person.id');

/** One statement. */
export async function readPerson(
  db: Database,
  tenant: Tenant,
  userId: string,
  { videoIds, performerIds, toContinue: most }: ShownIds,
): Promise<PersonOfPage> {
  const scope = scopeOf(tenant);
  const { rows } = await sql<PersonOfPage>`
    select
      ${watchingSettingsOf(PERSON)} as settings,
      ${isWatching(db, scope, PERSON)} as "isWatching",
      ${favoritesAmong(PERSON, 'VIDEO', videoIds)} as "favoriteVideoIds",
      ${favoritesAmong(PERSON, 'PERFORMER', performerIds)} as "favoritePerformerIds",
      ${watchedAmong(db, scope, PERSON, videoIds)} as watched,
      ${toContinue(db, scope, PERSON, most, isFavoriteVideo)} as "filmsToContinue"
    from (select ${userId}::text as id) person ${REUSED_PLAN}`.execute(db);
  return rows[0] as PersonOfPage;
}

/** A mark on a film, of what somebody did with it. */
export function watchMarkOf({ runLengthSeconds, ...state }: WatchedVideo): WatchMark {
  return {
    videoId: state.videoId,
    isWatchLater: state.isLater,
    watchProgress: progressOf(state, runLengthSeconds),
    playbackPosition: state.isComplete ? null : state.positionSeconds,
  };
}
