import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

const OF_A_USER = 20;
/** How many more users there are than readings need, because some of what they go for is not out yet. */
const MORE_USERS = 1.25;
/** How many tastes films fall into; a person has one. */
const TASTES = 250;

export interface WatchingCrowd {
  readonly videos: number;
  /** The least number of interactions. */
  readonly interactions: number;
  /** Readers, who are part of the crowd. */
  readonly pseudonyms: readonly string[];
}

/**
 * Fills the films that are known to the recommender with people who each watched films of their taste, its hits more than the
 * rest. On PostgreSQL.
 */
export async function fillInteractions(
  db: Database,
  { videos, interactions, pseudonyms }: WatchingCrowd,
): Promise<void> {
  const users = sql`
    select coalesce((${[...pseudonyms]}::text[])[n], 'watcher-' || n) as user_id, n
    from generate_series(1, ${Math.ceil((interactions * MORE_USERS) / OF_A_USER)}::int) n`;
  await sql`
    insert into recommender_users (database, user_id, is_changed)
    select 'network-main', user_id, true from (${users}) u
  `.execute(db);
  await sql`
    insert into recommender_interactions (database, user_id, item_id, kind, happened_at, value)
    select 'network-main', watched.user_id, i.item_id, 'detailviews', watched.at, 1 from (
      select user_id, timestamptz '2026-01-01' + place * interval '1 hour' as at, 'v-' || (1 + n % ${TASTES} + ${TASTES} * floor(
        power((hashint8(n::bigint * 1000 + place) & 65535) / 65536.0, 2) * ${Math.floor(videos / TASTES)})::int) as item_id
      from (${users}) u, generate_series(1, ${OF_A_USER}::int) place
    ) watched join recommender_items i on i.database = 'network-main' and i.item_id = watched.item_id
  `.execute(db);
}
