import { type RawBuilder, sql } from 'kysely';
import { HISTORY } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, shownVideos } from '../../content/catalogue/public.ts';

/** One removal from a history. Its id is the browser's, so that a call that is repeated is the same removal. */
export interface RemovalKey {
  readonly userId: string;
  readonly removalId: string;
}

/** What is removed: a film, or all films of a span of time that a brand shows. */
export type RemovedFilms =
  | { readonly videoId: string }
  | { readonly scope: CatalogueScope; readonly from: Date; readonly until: Date };

const POSITION = sql`user_id, video_id, position_seconds, saved_at, is_complete, completed_at, set_aside_at`;

function conditionOf(db: Database, films: RemovedFilms): RawBuilder<boolean> {
  if ('videoId' in films) return sql`video_id = ${films.videoId}`;
  const shown = shownVideos(db, films.scope).select('videos.id');
  return sql`saved_at >= ${films.from}::timestamptz and saved_at < ${films.until}::timestamptz and video_id in (${shown})`;
}

/** Takes films off a history, with their positions; for a while their viewer can restore them. Returns how many there were. */
export async function removeWatched(
  db: Database,
  { userId, removalId }: RemovalKey,
  films: RemovedFilms,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from playback_positions where user_id = ${userId} and ${conditionOf(db, films)} returning *
    ), stored as (
      insert into removed_positions (${POSITION}, removal_id, removed_at)
      select ${POSITION}, ${removalId}::text, ${at}::timestamptz from gone
      on conflict (user_id, removal_id, video_id) do nothing
    )
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Restores what a removal took; a film that was watched since stays as it is now. False when it can't be restored any more. */
export async function restoreWatched(db: Database, { userId, removalId }: RemovalKey, at: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with back as (
      delete from removed_positions
      where user_id = ${userId} and removal_id = ${removalId} and removed_at >= ${firstRestorable(at)}::timestamptz
      returning *
    ), stored as (
      insert into playback_positions (${POSITION}) select ${POSITION} from back
      on conflict (user_id, video_id) do nothing
    )
    select count(*)::integer as count from back`.execute(db);
  return (rows[0]?.count ?? 0) > 0;
}

/** Deletes for good what nobody can restore any more. */
export async function deleteRemovedForGood(db: Database, at: Date): Promise<number> {
  const gone = await db
    .deleteFrom('removed_positions')
    .where('removed_at', '<', firstRestorable(at))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

const firstRestorable = (at: Date): Date => new Date(at.getTime() - HISTORY.restorableMs);
