import { type Insertable, sql } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';

/** How people received the demonstration's films and performers. */
export async function seedReception({ db, content: { reception } }: SeedContext): Promise<void> {
  await writeColumns(db, 'videos', reception.films);
  await writeColumns(db, 'performers', reception.performers);
  await insertRows(db, 'video_review_averages', reception.reviews);
}

/** Sets columns of rows that are there already, found by their ids. */
async function writeColumns<Table extends 'videos' | 'performers'>(
  db: SeedContext['db'],
  table: Table,
  rows: readonly (Partial<Insertable<Tables[Table]>> & { readonly id: string })[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (columns.length === 0) return;
  const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`incoming.${name}`)}`));
  await sql`
    update ${sql.table(table)} as stored set ${set}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) incoming
    where stored.id = incoming.id
  `.execute(db);
}
