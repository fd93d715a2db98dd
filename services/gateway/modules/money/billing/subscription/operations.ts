import type { Selectable } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../../db/database.ts';
import type { BillingOperationsTable } from '../tables.ts';

export type Operation = Selectable<BillingOperationsTable>;

/**
 * Begins a change of a subscription; null while another one is under way (a unique index decides, so that of twenty at
 * once one begins).
 */
export async function beginOperation(
  db: Database,
  input: Pick<Operation, 'subscription_id' | 'kind' | 'offer_id' | 'reason'>,
  now: Date,
): Promise<Operation | null> {
  const begun = await db
    .insertInto('billing_operations')
    .values({ ...input, id: crypto.randomUUID(), status: 'pending', created_at: now, settled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return begun ?? null;
}

/** Ends one that its biller refused. One that is done stays so. */
export async function refuseOperation(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('billing_operations')
    .set({ status: 'refused', settled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Returns whether a change of a subscription has begun that its biller has not answered yet. */
export async function isUnderWay(db: Database, subscriptionId: string): Promise<boolean> {
  const pending = await db
    .selectFrom('billing_operations')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return pending !== undefined;
}

const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 30;

/**
 * Waits, a few seconds at most, until no change of a subscription is under way: a second click has the first one's
 * answer.
 */
export async function operationsSettled(db: Database, subscriptionId: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (!(await isUnderWay(db, subscriptionId))) return;
    await pause(LOOK_EVERY_MS);
  }
}
