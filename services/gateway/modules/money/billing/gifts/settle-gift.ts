import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { mailGiftReceipt, recordGiftPaid } from '../../gifts/public.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import type { Order } from '../orders/order-repository.ts';
import type { Payment } from '../orders/record-payment.ts';

/**
 * Carries out the paid order of a gift, in the caller's transaction, which has locked the order's row: the charge is recorded and owed to the
 * recipient until they redeem it, the buyer gets a receipt, and the code is mailed when its day has come. Nothing opens for
 * the buyer, and no agreement charges again.
 */
export async function settleGift(
  trx: Transaction<Tables>,
  order: Order,
  { transactionId, occurredAt }: Payment,
  now: Date,
): Promise<void> {
  const { biller, amount, currency } = order;
  await trx
    .insertInto('billing_transactions')
    .values({
      id: crypto.randomUUID(),
      biller,
      transaction_id: transactionId,
      kind: 'charge',
      agreement_id: order.id,
      subscription_id: order.id,
      user_id: order.user_id,
      plan_id: order.plan_id,
      period: 0,
      amount,
      currency,
      reverses_id: null,
      occurred_at: occurredAt,
    })
    .execute();
  await bookCharge(trx, { biller, amount, currency, transactionId, at: occurredAt }, 'gift');
  await trx
    .updateTable('billing_orders')
    .set({ status: 'paid', settled_at: now, paid_transaction_id: transactionId, paid_at: occurredAt })
    .where('id', '=', order.id)
    .execute();
  const gift = await recordGiftPaid(trx, order.id, now);
  await mailGiftReceipt(trx, gift, { amount, currency, transactionId, chargedAt: occurredAt }, now);
}
