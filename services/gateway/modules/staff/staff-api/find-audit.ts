import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { StaffAuditTable } from '../tables.ts';

/** Exact values that entries have; what is left out or empty does not matter. */
export interface AuditSearch {
  readonly actor?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly entityKind?: string | null | undefined;
  readonly entityId?: string | null | undefined;
}

/** Entries of the audit, the newest first. @param before the sequence that the page before ended with */
export function findAudit(
  db: Database,
  { actor, action, entityKind, entityId }: AuditSearch,
  before: number | null,
  limit: number,
): Promise<readonly Selectable<StaffAuditTable>[]> {
  return db
    .selectFrom('staff_audit')
    .selectAll()
    .$if(before !== null, (query) => query.where('sequence', '<', before ?? 0))
    .$if(Boolean(actor), (query) => query.where('actor', '=', actor ?? ''))
    .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
    .$if(Boolean(entityKind), (query) => query.where('entity_kind', '=', entityKind ?? ''))
    .$if(Boolean(entityId), (query) => query.where('entity_id', '=', entityId ?? ''))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}
