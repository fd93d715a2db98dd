import type { Database } from '../../../db/database.ts';
import type { BillerCommandsTable } from '../tables.ts';

type Kind = BillerCommandsTable['kind'];

/**
 * Has the biller end an agreement after this transaction. An agreement may be ended several times in its life: one that
 * was reactivated is ended by a new command. A price that it was to change to is not wanted any more.
 */
export async function commandEnd(db: Database, agreementId: string, now: Date): Promise<void> {
  await withdrawCommands(db, agreementId, ['price'], now);
  await command(db, { agreementId, kind: 'end', transactionId: null }, now);
}

/** Has the biller refund a charge of an agreement after this transaction, whole and once. */
export const commandRefund = (db: Database, agreementId: string, transactionId: string, now: Date): Promise<void> =>
  command(db, { agreementId, kind: 'refund', transactionId }, now);

/** Queues a price change: from the next renewal on, the biller charges what the agreement's row says at the call. */
export const commandPrice = (db: Database, agreementId: string, now: Date): Promise<void> =>
  command(db, { agreementId, kind: 'price', transactionId: null }, now);

/** Withdraws earlier commands that are not sent yet. Call it in the transaction of the decision that contradicts it. */
export async function withdrawCommands(
  db: Database,
  agreementId: string,
  kinds: readonly Kind[],
  now: Date,
  transactionId?: string,
): Promise<void> {
  let pending = db
    .updateTable('biller_commands')
    .set({ state: 'withdrawn', settled_at: now })
    .where('agreement_id', '=', agreementId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'pending');
  if (transactionId !== undefined) pending = pending.where('transaction_id', '=', transactionId);
  await pending.execute();
}

async function command(
  db: Database,
  input: { readonly agreementId: string; readonly kind: Kind; readonly transactionId: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({
      agreement_id: input.agreementId,
      kind: input.kind,
      transaction_id: input.transactionId,
      state: 'pending',
      decided_at: now,
      settled_at: null,
    })
    // One that is pending already says the same, and a refund is never decided twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
