import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { REUSED_PLAN } from '../../db/reused-plans.ts';
import { VIDEO_COLUMNS, type CatalogueScope, shownVideos, type VideoRow } from '../catalogue/public.ts';

type Rows = { readonly offset: number; readonly limit: number };

const watchedOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope)
    .innerJoin('playback_positions as stopped', 'stopped.video_id', 'videos.id')
    .where('stopped.user_id', '=', userId);

const laterOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope)
    .innerJoin('watch_later as later', 'later.video_id', 'videos.id')
    .where('later.user_id', '=', userId);

const toContinueOf = (db: Database, scope: CatalogueScope, userId: string) =>
  watchedOf(db, scope, userId)
    .where('stopped.position_seconds', '>', 0)
    .where('stopped.is_complete', '=', false)
    .where('videos.is_denied', '=', false)
    .where((eb) =>
      eb.or([eb('stopped.set_aside_at', 'is', null), eb('stopped.set_aside_at', '<', eb.ref('stopped.saved_at'))]),
    );

/** Whether there is anything to continue. */
export async function hasToContinue(db: Database, scope: CatalogueScope, userId: string): Promise<boolean> {
  const first = toContinueOf(db, scope, userId).select('videos.id').limit(sql.lit(1)).modifyEnd(REUSED_PLAN);
  return (await first.executeTakeFirst()) !== undefined;
}

/** What a person began and did not end, latest first, without what they took off the row since. */
export function findToContinue(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  limit: number,
): Promise<VideoRow[]> {
  return toContinueOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('stopped.saved_at', 'desc')
    .orderBy('stopped.video_id', 'desc')
    .limit(limit)
    .execute();
}

/** What a person watched, latest first. */
export function findWatched(db: Database, scope: CatalogueScope, userId: string, rows: Rows): Promise<VideoRow[]> {
  return watchedOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('stopped.saved_at', 'desc')
    .orderBy('stopped.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** What a person put aside, latest first. */
export function findLater(db: Database, scope: CatalogueScope, userId: string, rows: Rows): Promise<VideoRow[]> {
  return laterOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('later.added_at', 'desc')
    .orderBy('later.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many there are of either list, counted up to `most`. */
export async function countOf(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  list: 'watched' | 'later',
  most: number,
): Promise<number> {
  const counted =
    list === 'watched'
      ? watchedOf(db, scope, userId).select('videos.id').limit(most).as('counted')
      : laterOf(db, scope, userId).select('videos.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
