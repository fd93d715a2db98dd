import { worthFields } from '@network/access/staff/priced-content.ts';
import type { Database } from '../../../../db/database.ts';
import type { BulkChange } from '../bulk/bulk-change.ts';
import { findWaitingToShow } from '../bulk/waiting-to-show.ts';
import type { ContentItem } from '../items/item.ts';

/** The request to show the current version of an item, while a second person has to approve it; null for none. */
export async function waitingRequestOf(db: Database, { kind, id, version }: ContentItem) {
  // Only kinds with a price wait alone, so that the page of a film does not read the requests.
  const row = worthFields(kind).length === 0 ? null : await findWaitingToShow(db, kind, { id, version });
  if (row === null) return null;
  return {
    id: row.id,
    name: (row.change as BulkChange).name,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
  };
}
