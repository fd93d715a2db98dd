import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';

/** A person's settings for their watch history. */
export interface WatchingSettings {
  readonly hidesWatched: boolean;
  readonly isHistoryPaused: boolean;
}

export const DEFAULT_SETTINGS: WatchingSettings = { hidesWatched: false, isHistoryPaused: false };

/** The settings in force; everything is off until the person changes it. */
export async function loadWatchingSettings(db: Database, userId: string): Promise<WatchingSettings> {
  const row = await db
    .selectFrom('profile_states')
    .select(['hides_watched as hidesWatched', 'is_history_paused as isHistoryPaused'])
    .where('user_id', '=', userId)
    .modifyEnd(REUSED_PLAN)
    .executeTakeFirst();
  return row ?? DEFAULT_SETTINGS;
}

/** Builds the settings of a statement's person as a JSON object in it. */
export function watchingSettingsOf(person: Expression<string>): RawBuilder<WatchingSettings> {
  return sql`(
    select json_build_object(
      'hidesWatched', coalesce(bool_or(hides_watched), false),
      'isHistoryPaused', coalesce(bool_or(is_history_paused), false)
    )
    from profile_states where user_id = ${person}
  )`;
}

/** Changes only the settings that are passed, even while another call changes the others. */
export async function saveWatchingSettings(
  db: Database,
  userId: string,
  { hidesWatched = null, isHistoryPaused = null }: Partial<Record<keyof WatchingSettings, boolean | null>>,
): Promise<WatchingSettings> {
  const { rows } = await sql<WatchingSettings>`
    insert into profile_states (user_id, hides_watched, is_history_paused)
    values (${userId}, coalesce(${hidesWatched}::boolean, false), coalesce(${isHistoryPaused}::boolean, false))
    on conflict (user_id) do update set
      hides_watched = coalesce(${hidesWatched}::boolean, profile_states.hides_watched),
      is_history_paused = coalesce(${isHistoryPaused}::boolean, profile_states.is_history_paused)
    returning hides_watched as "hidesWatched", is_history_paused as "isHistoryPaused"
  `.execute(db);
  return rows[0] as WatchingSettings;
}

/** Builds the condition of a statement that says whether a person paused their watch history. */
export function hasPausedHistory(userId: string): RawBuilder<boolean> {
  return sql`exists (select 1 from profile_states where user_id = ${userId} and is_history_paused)`;
}
