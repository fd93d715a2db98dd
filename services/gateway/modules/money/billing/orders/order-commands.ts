import type { Insertable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OrderCommandsTable } from '../command-tables.ts';

/**
 * Has the biller close the payment page of an order, or end its rebill, after this transaction. A rebill may be ended
 * several times: one that charges all the same is ended by a new command.
 */
export const commandOrder = (
  db: Database,
  orderId: string,
  kind: Exclude<OrderCommandsTable['kind'], 'refund'>,
  now: Date,
): Promise<void> => command(db, { order_id: orderId, kind, transaction_id: null }, now);

/** Has the biller refund a charge of an order that opened nothing after this transaction, whole and once. */
export const commandOrderRefund = (
  db: Database,
  orderId: string,
  transactionId: string,
  now: Date,
  /** The member of staff who requested it, by email. */
  askedBy: string | null = null,
): Promise<void> =>
  command(db, { order_id: orderId, kind: 'refund', transaction_id: transactionId, asked_by: askedBy }, now);

/**
 * Withdraws the refund of a charge that was taken back in another way, also one that was given up and that a person
 * made at the biller. Pass the transaction that books that.
 */
export async function withdrawOrderRefund(
  db: Database,
  orderId: string,
  transactionId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('order_commands')
    .set({ state: 'withdrawn', settled_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
}

/** Withdraws the ends of an order's rebill that were given up, and that its biller has carried out since. */
export async function withdrawMadeOrderEnds(db: Database, orderId: string, endedAt: Date, now: Date): Promise<void> {
  await db
    .updateTable('order_commands')
    .set({ state: 'withdrawn', settled_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'end-rebill')
    .where('state', '=', 'failed')
    .where('decided_at', '<=', endedAt)
    .execute();
}

async function command(
  db: Database,
  decided: Pick<Insertable<OrderCommandsTable>, 'order_id' | 'kind' | 'transaction_id' | 'asked_by'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('order_commands')
    .values({ ...decided, state: 'pending', decided_at: now, settled_at: null })
    // One that is pending already says the same, and a refund is never decided twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
