import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { BulkChange } from './bulk-change.ts';
import type { BulkRow } from './bulk-changes.ts';

/** A request for the same waits for a second person. */
export class WaitsAlready extends Error {}
/** Says so to the person who asked. */
export const WAITS_ALREADY = 'This is already waiting for another member of staff.';

/** What shows an item: once one of them is carried out, the other one is of an older version. */
const SHOWS: readonly BulkChange['name'][] = ['publish', 'schedule'];

/**
 * Lets one request for the same wait at a time, whoever asks: the same change of the same version of an item. Those who ask at
 * the same moment come one after the other, until the end of the transaction.
 * @throws WaitsAlready where one other than `own` waits
 */
export async function requireNothingWaits(trx: Database, own: BulkRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content_bulk_changes waiting'))`.execute(trx);
  const { rows } = await sql`
    select 1 from content_bulk_changes other
    where other.state = 'open' and other.id <> ${own.id} and other.kind = ${own.kind}
      and ${isSameChange(own.change as BulkChange)}
      and exists (select 1 from jsonb_array_elements(other.items) theirs
        join jsonb_array_elements(${JSON.stringify(own.items)}::jsonb) ours on theirs.value = ours.value)
    limit 1`.execute(trx);
  if (rows.length > 0) throw new WaitsAlready();
}

function isSameChange({ name, slug }: BulkChange): RawBuilder<boolean> {
  if (SHOWS.includes(name)) return sql`other.change ->> 'name' in (${sql.join(SHOWS)})`;
  return sql`(other.change ->> 'name' = ${name} and other.change ->> 'slug' is not distinct from ${slug}::text)`;
}
