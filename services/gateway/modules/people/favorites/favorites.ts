import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { FavoriteKind } from '../../../graphql/resolvers.generated.ts';

/** The table of each kind. */
const TABLES = {
  VIDEO: { table: sql.table('favorite_videos'), item: sql.ref('video_id') },
  PERFORMER: { table: sql.table('favorite_performers'), item: sql.ref('performer_id') },
  CHANNEL: { table: sql.table('favorite_channels'), item: sql.ref('channel_id') },
} as const;

/** A viewer and a possible favorite. */
export interface FavoriteKey {
  readonly userId: string;
  readonly kind: FavoriteKind;
  readonly id: string;
}

/** Adds favorites, each once even for simultaneous requests; an existing one retains its date. */
export async function addFavorites(
  db: Database,
  { userId, kind, ids, at }: { userId: string; kind: FavoriteKind; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const { table, item } = TABLES[kind];
  // The rows are written in one fixed order, so that two calls about the same rows wait for each other instead of
  // deadlocking.
  const rows = sql.join(ids.toSorted().map((id) => sql`(${userId}, ${id}, ${at}::timestamptz)`));
  await sql`insert into ${table} (user_id, ${item}, added_at) values ${rows} on conflict do nothing`.execute(db);
}

/** Removes favorites; missing ones are ignored. */
export async function removeFavorites(
  db: Database,
  { userId, kind, ids }: { userId: string; kind: FavoriteKind; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const { table, item } = TABLES[kind];
  await sql`
    with going as (
      select user_id, ${item} from ${table}
      where user_id = ${userId} and ${item} in (${sql.join([...ids])}) order by ${item} for update
    )
    delete from ${table} where (user_id, ${item}) in (select * from going)
  `.execute(db);
}

/** How many films, performers and channels are favorites of a person. */
export async function countFavorites(db: Database, userId: string): Promise<number> {
  const counts = Object.values(TABLES).map(
    ({ table }) => sql`(select count(*) from ${table} where user_id = ${userId})`,
  );
  const { rows } = await sql<{ count: number }>`select (${sql.join(counts, sql` + `)})::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns for each key whether it is a favorite of its viewer, with one statement per kind. */
export async function findFavorites(db: Database, keys: readonly FavoriteKey[]): Promise<boolean[]> {
  const found = new Set<string>();
  for (const kind of new Set(keys.map((key) => key.kind))) {
    const { table, item } = TABLES[kind];
    const wanted = keys.filter((key) => key.kind === kind);
    const users = [...new Set(wanted.map(({ userId }) => userId))];
    const ids = [...new Set(wanted.map(({ id }) => id))];
    const { rows } = await sql<{ user_id: string; id: string }>`
      select user_id, ${item} as id from ${table}
      where user_id = any(${users}::text[]) and ${item} = any(${ids}::text[]) ${REUSED_PLAN}`.execute(db);
    for (const row of rows) found.add(keyOf({ userId: row.user_id, kind, id: row.id }));
  }
  return keys.map((key) => found.has(keyOf(key)));
}

/** Builds a JSON array of the items that are favorites of the person of a statement. */
export function favoritesAmong(
  person: RawBuilder<string>,
  kind: FavoriteKind,
  ids: RawBuilder<readonly string[]>,
): RawBuilder<readonly string[]> {
  const { table, item } = TABLES[kind];
  return sql`(
    select coalesce(json_agg(${item}), '[]') from ${table} where user_id = ${person} and ${item} = any(${ids})
  )`;
}

/** Whether a video is a favorite of the person of a statement, as a condition in it. */
export function isFavoriteVideo(person: RawBuilder<string>, videoId: RawBuilder<string>): RawBuilder<boolean> {
  const { table, item } = TABLES.VIDEO;
  return sql`exists (select 1 from ${table} where user_id = ${person} and ${item} = ${videoId})`;
}

/** One text for one key. */
export function keyOf({ userId, kind, id }: FavoriteKey): string {
  return JSON.stringify([userId, kind, id]);
}
