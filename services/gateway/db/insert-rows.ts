import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from './database.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Inserts many rows with few statements: each carries its rows as one JSON parameter. Every row has the columns of the
 * first. Timestamps may be Dates; `jsonb` columns take any JSON value.
 */
export async function insertRows<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys((rows[0] ?? {}) as object).map((name) => sql.ref(name));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    const list = sql.join(columns);
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
    `.execute(db);
  }
}
