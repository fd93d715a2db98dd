import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ChannelsTable } from '../tables.ts';
import { inOrderOf } from './in-order.ts';

/** Channels by id. */
export async function findChannels(
  db: Database,
  ids: readonly string[],
): Promise<(Selectable<ChannelsTable> | null)[]> {
  const rows = await db
    .selectFrom('channels')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return inOrderOf(ids, rows, (row) => row.id);
}
