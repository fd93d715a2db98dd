import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../../../../db/database.ts';
import type { Order } from './order-repository.ts';

/** The value that replaces the member of an order once they are deleted. */
export const DELETED_MEMBER = 'deleted';

/**
 * Returns whether the person who paid an order has deleted their account since. The access that it opened was deleted
 * with it, and so was its agreement. What its biller reports since belongs to nobody. Every other order
 * that is paid has its person, or is a gift.
 */
export const isOfDeleted = ({ status, kind, user_id: userId }: Pick<Order, 'status' | 'kind' | 'user_id'>): boolean =>
  status === 'paid' && kind !== 'gift' && userId === null;

/** Writes an order's first charge into its row, since a biller is called by it about an order whose agreement is deleted. */
const FIRST_CHARGE = sql`
  update billing_orders set paid_transaction_id = charge.transaction_id, paid_at = charge.occurred_at
  from billing_transactions charge
  where charge.agreement_id = billing_orders.id and charge.kind = 'charge' and charge.period = 0
    and billing_orders.status = 'paid' and billing_orders.kind <> 'gift' and billing_orders.paid_transaction_id is null`;

/** Stores in a person's paid orders what their biller is called with, in the transaction that deletes the person. */
export async function keepFirstCharges(trx: Database, userId: string): Promise<void> {
  await sql`${FIRST_CHARGE} and billing_orders.user_id = ${userId}`.execute(trx);
}

/** Does what `keepFirstCharges` does for people who were deleted earlier. */
export const firstChargesOfDeleted: Migration = {
  async up(db) {
    await sql`${FIRST_CHARGE} and billing_orders.user_id is null`.execute(db);
  },
};
