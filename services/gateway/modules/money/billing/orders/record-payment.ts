import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { PlansTable } from '../tables.ts';
import { bookUse } from '../discounts/reserve-use.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import type { Order } from './order-repository.ts';

/** The facts that a biller reports about a charge. */
export interface Payment {
  readonly transactionId: string;
  readonly occurredAt: Date;
  /** When the biller charges the first renewal, where it says that itself. */
  readonly nextChargeAt?: Date | undefined;
}

export interface PaidOrder {
  readonly order: Order;
  readonly plan: PlansTable;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly payment: Payment;
  /** End of the first period. */
  readonly until: Date;
}

/**
 * Records what a biller charged for an order and, by `state`, will charge again; books the charge, and settles the
 * order.
 */
export async function recordPayment(
  trx: Transaction<Tables>,
  { order, plan, userId, subscriptionId, payment, until }: PaidOrder,
  state: Pick<AgreementRow, 'status' | 'replaced_at'>,
  now: Date,
): Promise<void> {
  const { occurredAt, transactionId } = payment;
  await trx
    .insertInto('billing_agreements')
    .values({
      id: order.id,
      subscription_id: subscriptionId,
      user_id: userId,
      biller: order.biller,
      plan_id: plan.id,
      amount: order.rebill_amount,
      previous_amount: order.rebill_amount,
      currency: order.currency,
      period_months: order.rebill_months,
      anchor_at: until,
      paid_period: 0,
      ...state,
      status_at: occurredAt,
      token_transaction_id: transactionId,
    })
    .execute();
  await trx
    .insertInto('billing_transactions')
    .values({
      id: crypto.randomUUID(),
      biller: order.biller,
      transaction_id: transactionId,
      kind: 'charge',
      agreement_id: order.id,
      subscription_id: subscriptionId,
      user_id: userId,
      plan_id: plan.id,
      period: 0,
      amount: order.amount,
      currency: order.currency,
      reverses_id: null,
      occurred_at: occurredAt,
    })
    // A payment that waited for its owner was written down when it came, as nobody's.
    .onConflict((conflict) =>
      conflict
        .columns(['biller', 'transaction_id'])
        .doUpdateSet({ user_id: userId, subscription_id: subscriptionId })
        .where('billing_transactions.agreement_id', '=', order.id)
        .where('billing_transactions.user_id', 'is', null),
    )
    .execute();
  await ownParts(trx, order.id, { user_id: userId, subscription_id: subscriptionId });
  const { biller, amount, currency } = order;
  await bookCharge(trx, { biller, amount, currency, transactionId, at: occurredAt });
  await bookUse(trx, order, occurredAt);
  await trx
    .updateTable('billing_orders')
    .set({
      status: 'paid',
      settled_at: now,
      user_id: userId,
      subscription_id: subscriptionId,
      password_hash: null,
      confirmation_hash: null,
    })
    .where('id', '=', order.id)
    .execute();
}

/** Parts of a payment that were refunded while it waited for its owner are the owner's too. */
async function ownParts(
  trx: Transaction<Tables>,
  orderId: string,
  owner: { readonly user_id: string; readonly subscription_id: string },
): Promise<void> {
  await trx
    .updateTable('billing_transactions')
    .set(owner)
    .where('agreement_id', '=', orderId)
    .where('part_of_id', 'is not', null)
    .where('user_id', 'is', null)
    .execute();
}
