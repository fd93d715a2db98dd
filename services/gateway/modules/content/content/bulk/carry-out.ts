import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findVersion } from '../items/find-items.ts';
import type { ItemKey } from '../items/change-item.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { BulkChange } from './bulk-change.ts';
import type { BulkRow, ChosenItem } from './bulk-changes.ts';
import { doChange, type Doer, type RowResult, undoChange } from './do-change.ts';

/** A worker that has written nothing for this long is gone, and another one goes on. Far longer than one item takes. */
export const LEASE_MS = 60_000;

/** Who works on a change, and until when nobody else does. */
export interface Lease {
  readonly worker: string;
  readonly lease_until: Date;
}

/** A lease of a new worker from a given time on. */
export const newLease = (at: Date): Lease => ({
  worker: randomUUID(),
  lease_until: new Date(at.getTime() + LEASE_MS),
});

/** Another worker has taken a change over: this one leaves it. */
class LeaseLost extends Error {}

/** The results of a stored change. */
export const resultsOf = (row: BulkRow): readonly RowResult[] => row.results as readonly RowResult[];

/**
 * Does with each item what has not been done yet. What became of it is stored as soon as it is done, so that another
 * worker can go on after an interruption.
 * @returns the change as it is then, also where another worker has it by now
 */
export async function carryOut(db: Database, row: BulkRow, by: Doer, now: () => Date): Promise<BulkRow> {
  const done = new Set(resultsOf(row).map(({ id }) => id));
  const kind = row.kind as ContentKind;
  const order = { reason: row.reason, requestedBy: row.requested_by, requestedAt: row.requested_at };
  const rest = (row.items as readonly ChosenItem[]).filter(({ id }) => !done.has(id));
  const doer = { ...by, isApproved: row.decided_by !== null };
  return work(db, row, async () => {
    for (const { id, version } of rest) {
      const key = { kind, id, expectedVersion: version };
      const result =
        (await findInterrupted(db, key, row, by)) ?? (await doChange(db, key, row.change as BulkChange, order, doer));
      await append(db, row, 'results', result, now());
    }
  });
}

/** Undoes what was done with each item, where that has not happened yet; as `carryOut`. */
export async function carryUndoOut(db: Database, row: BulkRow, by: Doer, now: () => Date): Promise<BulkRow> {
  const undone = new Set((row.undo_results as readonly RowResult[]).map(({ id }) => id));
  const rest = resultsOf(row).filter(({ id, outcome }) => outcome === 'done' && !undone.has(id));
  return work(db, row, async () => {
    for (const result of rest) {
      const key = { kind: row.kind as ContentKind, id: result.id, expectedVersion: result.version ?? 0 };
      await append(db, row, 'undo_results', await undoChange(db, key, result, by), now());
    }
  });
}

async function work(db: Database, { id, worker }: BulkRow, doAll: () => Promise<void>): Promise<BulkRow> {
  try {
    await doAll();
    await db
      .updateTable('content_bulk_changes')
      .set({ state: 'done', worker: null, lease_until: null })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .execute();
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
  return db.selectFrom('content_bulk_changes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * What became of an item whose change was committed just before its worker ended: its next version is of this person
 * and not older than the change. Its state before is not known any more, so it can't be undone.
 */
async function findInterrupted(
  db: Database,
  { kind, id, expectedVersion }: ItemKey,
  row: BulkRow,
  { by }: Doer,
): Promise<RowResult | null> {
  const next = await findVersion(db, kind, id, expectedVersion + 1);
  const beganAt = row.decided_at ?? row.requested_at;
  if (next === null || next.by !== by.email || next.at < beganAt) return null;
  const { title, name, slug } = next.document as {
    readonly title?: string;
    readonly name?: string;
    readonly slug: string;
  };
  return { id, title: title ?? name ?? slug, outcome: 'done', problem: null, version: next.version, undo: null };
}

/** @throws LeaseLost where another worker has the change by now */
async function append(
  db: Database,
  { id, worker }: BulkRow,
  column: 'results' | 'undo_results',
  result: RowResult,
  at: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update content_bulk_changes set ${sql.ref(column)} = ${sql.ref(column)} || ${JSON.stringify([result])}::jsonb,
      lease_until = ${newLease(at).lease_until}
    where id = ${id} and worker = ${worker}
  `.execute(db);
  if (numAffectedRows !== 1n) throw new LeaseLost();
}
