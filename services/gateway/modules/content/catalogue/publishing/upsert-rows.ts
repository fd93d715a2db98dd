import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';

/**
 * Writes rows in one statement: those whose key is there already get the new values of all other columns. Every row has
 * the columns of the first.
 */
export async function upsertRows<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  key: keyof Tables[Table] & string,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] as object);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const changed = names.filter((name) => name !== key);
  const set = sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.ref(key)}) ${changed.length === 0 ? sql`do nothing` : sql`do update set ${set}`}
  `.execute(db);
}
