import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { needsSecondPerson } from '@network/access/staff/bulk-changes.ts';
import type { Database } from '../../../../db/database.ts';
import { recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { ContentBulkChangesTable } from '../tables.ts';
import type { BulkChange } from './bulk-change.ts';
import { carryOut, carryUndoOut, newLease } from './carry-out.ts';
import type { Doer } from './do-change.ts';
import { requireNothingWaits } from './waiting-for-same.ts';

/** A change of many items, as it is stored. */
export type BulkRow = Selectable<ContentBulkChangesTable>;

/** An item, and the version of it that the caller saw. */
export interface ChosenItem {
  readonly id: string;
  readonly version: number;
}

/** What somebody wants to be done. */
export interface BulkRequest {
  readonly requestKey: string;
  readonly kind: ContentKind;
  readonly change: BulkChange;
  readonly items: readonly ChosenItem[];
  readonly reason: string;
}

/**
 * Carries a change out, item by item, or lets it wait for a second member of staff where it is of more items than the
 * limit, shows people a price, or erases. The same key again answers what became of the first.
 * @throws WaitsAlready where another request for the same waits for a second person; nothing is written then
 */
export async function requestBulkChange(
  db: Database,
  request: BulkRequest,
  by: Doer,
  now: () => Date,
): Promise<BulkRow> {
  const { requestKey, kind, change, items, reason } = request;
  const waits = needsSecondPerson(change.name, kind, items.length);
  const row = await db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('content_bulk_changes')
      .values({
        id: randomUUID(),
        request_key: requestKey,
        kind,
        change: JSON.stringify(change),
        items: JSON.stringify(items),
        reason,
        requested_by: by.by.email,
        requested_at: by.at,
        state: waits ? 'open' : 'running',
        results: '[]',
        undo_results: '[]',
        ...(!waits && newLease(by.at)),
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (written === undefined) return undefined;
    if (waits) await requireNothingWaits(trx, written);
    await audit(trx, by.by, by.at, waits ? 'request' : 'begin', written);
    return written;
  });
  if (row === undefined) return findByKey(db, requestKey, by.by.email);
  return waits ? row : carryOut(db, row, by, now);
}

/** @throws Error where the key is of somebody else's request */
async function findByKey(db: Database, requestKey: string, email: string): Promise<BulkRow> {
  return db
    .selectFrom('content_bulk_changes')
    .selectAll()
    .where('request_key', '=', requestKey)
    .where('requested_by', '=', email)
    .executeTakeFirstOrThrow();
}

/** What a second member of staff says to a change. */
export interface BulkDecision {
  readonly id: string;
  readonly approve: boolean;
  readonly reason: string;
}

/**
 * Approves a change that waits, and carries it out; or declines it. Of two who decide at once, one does.
 * @returns null where nothing of this id waits for somebody else than who requested it
 */
export async function decideBulkChange(
  db: Database,
  { id, approve, reason }: BulkDecision,
  by: Doer,
  now: () => Date,
): Promise<BulkRow | null> {
  const row = await db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('content_bulk_changes')
      .set({
        state: approve ? 'running' : 'declined',
        decided_by: by.by.email,
        decided_at: by.at,
        decision_reason: reason,
        ...(approve && newLease(by.at)),
      })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('requested_by', '<>', by.by.email)
      .returningAll()
      .executeTakeFirst();
    if (decided !== undefined) await audit(trx, by.by, by.at, approve ? 'approve' : 'decline', decided);
    return decided ?? null;
  });
  return row === null || !approve ? row : carryOut(db, row, by, now);
}

/**
 * Undoes what was done, once, item by item; items that somebody changed since are skipped.
 * @returns null where there is nothing of this id to undo
 */
export async function undoBulkChange(db: Database, id: string, by: Doer, now: () => Date): Promise<BulkRow | null> {
  const row = await db.transaction().execute(async (trx) => {
    const undone = await trx
      .updateTable('content_bulk_changes')
      .set({ undone_by: by.by.email, undone_at: by.at, ...newLease(by.at) })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (undone !== undefined) await audit(trx, by.by, by.at, 'undo', undone);
    return undone ?? null;
  });
  return row === null ? null : carryUndoOut(db, row, by, now);
}

/** A change by its id; null for none. */
export async function findBulkChange(db: Database, id: string): Promise<BulkRow | null> {
  const row = await db.selectFrom('content_bulk_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Changes, the newest first. @param after the id of the last one of the page before */
export async function listBulkChanges(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly BulkRow[]> {
  return db
    .selectFrom('content_bulk_changes')
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(requested_at, id) < (select requested_at, id from content_bulk_changes where id = ${after})`,
      ),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function audit(trx: Database, by: StaffIdentity, at: Date, action: string, row: BulkRow): Promise<void> {
  return recordStaffAction(trx, by, {
    at,
    action,
    entityKind: 'bulkChange',
    entityId: row.id,
    before: null,
    after: { kind: row.kind, change: row.change, items: row.items, reason: row.decision_reason ?? row.reason },
  });
}
