import type { Database } from '../../../db/database.ts';

/** Has the biller told, after this transaction, that an agreement is over; once. */
export const commandEnd = (db: Database, agreementId: string, now: Date): Promise<void> =>
  commandOnce(db, 'end', agreementId, now);

/** Has the biller give back, after this transaction, what was charged first for an agreement; once. */
export const commandRefund = (db: Database, agreementId: string, now: Date): Promise<void> =>
  commandOnce(db, 'refund', agreementId, now);

/** Has the biller told, after this transaction, what an agreement costs from its next renewal on. */
export async function commandPrice(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'price', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'kind']).doUpdateSet({ done_at: null }))
    .execute();
}

async function commandOnce(db: Database, kind: 'end' | 'refund', agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind, created_at: now, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
