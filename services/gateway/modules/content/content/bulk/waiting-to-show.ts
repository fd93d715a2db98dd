import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { BulkRow, ChosenItem } from './bulk-changes.ts';

/** Finds the newest request to show this version of an item that waits for a second person; one of an older version would be refused. */
export async function findWaitingToShow(
  db: Database,
  kind: ContentKind,
  { id, version }: ChosenItem,
): Promise<BulkRow | null> {
  const row = await db
    .selectFrom('content_bulk_changes')
    .selectAll()
    .where('state', '=', 'open')
    .where('kind', '=', kind)
    .where(sql<boolean>`change ->> 'name' in ('publish', 'schedule')`)
    .where(sql<boolean>`items @> ${JSON.stringify([{ id, version }])}::jsonb`)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
