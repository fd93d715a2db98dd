import type { Selectable } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../../../db/database.ts';
import type { StaffAuditTable } from '../tables.ts';

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Exact values that entries have; what is left out or empty does not matter. */
export interface AuditSearch {
  readonly actor?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly entityKind?: string | null | undefined;
  readonly entityId?: string | null | undefined;
  /** Days, UTC, both included. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Entries of the audit, the newest first. @param before the sequence that the page before ended with */
export function findAudit(
  db: Database,
  { actor, action, entityKind, entityId, from, until }: AuditSearch,
  before: number | null,
  limit: number,
): Promise<readonly Selectable<StaffAuditTable>[]> {
  return db
    .selectFrom('staff_audit')
    .selectAll()
    .$if(before !== null, (query) => query.where('sequence', '<', before ?? 0))
    .$if(Boolean(actor), (query) => query.where('actor', '=', typedEmail(actor ?? '')))
    .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
    .$if(Boolean(entityKind), (query) => query.where('entity_kind', '=', entityKind ?? ''))
    .$if(Boolean(entityId), (query) => query.where('entity_id', '=', entityId ?? ''))
    .$if(Boolean(from), (query) => query.where('at', '>=', startOf(from ?? '')))
    .$if(Boolean(until), (query) => query.where('at', '<', new Date(startOf(until ?? '').getTime() + DAY_MS)))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}
