import type { Database } from '../../../db/database.ts';

/** Has the biller told, after this transaction, that an agreement is over; once. */
export async function commandEnd(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'end', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the biller give back, after this transaction, what was charged first for an agreement; once. */
export async function commandRefund(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'refund', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the biller told, after this transaction, what an agreement costs from its next renewal on. */
export async function commandPrice(db: Database, agreementId: string, now: Date): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ agreement_id: agreementId, kind: 'price', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'kind']).doUpdateSet({ done_at: null }))
    .execute();
}
