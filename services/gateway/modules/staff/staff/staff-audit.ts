import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import type { StaffIdentity } from './staff-identity.ts';
import { requireStillInForce } from './staff-in-force.ts';
import type { StaffAuditTable } from './tables.ts';

/** An action of a member of staff on an entity, with the entity before and after it. */
export interface StaffAction {
  readonly at: Date;
  /** A verb: `create`, `update`, `publish`. */
  readonly action: string;
  readonly entityKind: string;
  readonly entityId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Appends an action to the audit. Give the transaction that does it, so that neither is there without the other. */
export function recordStaffAction(trx: Database, by: StaffIdentity, action: StaffAction): Promise<void> {
  return recordStaffActions(trx, by, [action]);
}

/**
 * Appends several actions. Each row has a hash of itself and of the row before, so that no row can be changed or taken
 * out without a trace. Transactions that append wait for each other, so call it last.
 *
 * Ending a right of staff is appended too. So what somebody did is either appended before they were dismissed or signed
 * out, or taken back here (decision 1069).
 * @throws GatewayError UNAUTHENTICATED or FORBIDDEN where the right by which it is done has ended since the call began
 */
export async function recordStaffActions(
  trx: Database,
  by: StaffIdentity,
  actions: readonly StaffAction[],
): Promise<void> {
  if (actions.length === 0) return;
  const head = await trx
    .selectFrom('staff_audit_head')
    .select(['sequence', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  // This comes after the lock, since a statement sees what was committed before it began.
  await requireStillInForce(trx, by);
  let { sequence, hash } = head;
  const rows = actions.map(({ at, action, entityKind, entityId, before, after }) => {
    sequence += 1;
    const row = {
      sequence,
      at,
      actor: by.email,
      token_id: by.tokenId,
      action,
      entity_kind: entityKind,
      entity_id: entityId,
      before: (before ?? null) as string | null,
      after: (after ?? null) as string | null,
    };
    hash = hashRow(row, hash);
    return { ...row, hash };
  });
  await insertRows(trx, 'staff_audit', rows);
  await trx.updateTable('staff_audit_head').set({ sequence, hash }).execute();
}

const PAGE = 1_000;

/**
 * Computes the chain of hashes again.
 * @returns the first row that is not what was written, or how many rows there are
 */
export async function verifyAudit(db: Database): Promise<{ readonly brokenAt: number } | { readonly rows: number }> {
  let hash = '';
  let sequence = 0;
  for (;;) {
    const rows = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      hash = hashRow(row, hash);
      sequence += 1;
      if (row.sequence !== sequence || row.hash !== hash) return { brokenAt: sequence };
    }
    if (rows.length < PAGE) break;
  }
  const head = await db.selectFrom('staff_audit_head').selectAll().executeTakeFirstOrThrow();
  // Rows that were taken off the end.
  return head.sequence === sequence && head.hash === hash ? { rows: sequence } : { brokenAt: sequence + 1 };
}

function hashRow(row: Omit<Selectable<StaffAuditTable>, 'hash'>, previous: string): string {
  const { sequence, at, actor, token_id, action, entity_kind, entity_id, before, after } = row;
  const text = JSON.stringify(
    sorted([previous, sequence, at.toISOString(), actor, token_id, action, entity_kind, entity_id, before, after]),
  );
  return createHash('sha256').update(text).digest('hex');
}

/** Sorts the keys of objects, since the database does not preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
