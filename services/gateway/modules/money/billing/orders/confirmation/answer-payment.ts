import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../../../db/database.ts';
import { holdSessionOfCall, lockAccount } from '../../../../people/identity/public.ts';
import { isUsedUpByOwner } from '../../discounts/reserve-use.ts';
import { openPurchase } from '../open-purchase.ts';
import type { ReturnReason } from '../order-tables.ts';
import { returnPayment } from '../unowned-payment.ts';
import { whyTrialOpensNothing } from '../trial-refusal.ts';
import { withAccount } from './awaiting-payments.ts';

/** The answer of an account's owner about a payment that was made with their email. */
export type PaymentAnswer = 'confirm' | 'return';

/**
 * Carries out the answer of the owner in the caller's transaction: the payment opens what it bought for them by the
 * ordinary rules, or is returned; so is one whose voucher they have used meanwhile as often as one person may. The
 * first answer counts.
 * @param orderId of a payment that this person may answer, as the functions above found it
 * @returns false when it has been answered, or its time is up
 */
export async function answerPayment(
  trx: Transaction<Tables>,
  { orderId, userId, answer }: { readonly orderId: string; readonly userId: string; readonly answer: PaymentAnswer },
  now: Date,
): Promise<boolean> {
  const order = await trx
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const awaiting = order && (await withAccount(trx, order));
  if (!order || !awaiting?.account || awaiting.account.id !== userId) return false;
  // Before the code, as a new order of this person does.
  if (answer === 'confirm') await lockAccount(trx, userId, 'no key update');
  await holdSessionOfCall(trx, userId, now);
  if (answer === 'return') {
    // A person who can have no free trial reads why, whichever button they press.
    await returnPayment(trx, order, (await whyTrialOpensNothing(trx, order, userId, now)) ?? 'not-confirmed', now);
    return true;
  }
  if (await isUsedUpByOwner(trx, order.id, { ...awaiting.account, before: order.paid_at })) {
    await returnPayment(trx, order, 'voucher-used', now);
    return true;
  }
  const { paid_transaction_id: transactionId, paid_at: occurredAt } = order;
  if (transactionId === null || occurredAt === null) throw new Error(`Order ${order.id} was not paid.`);
  await openPurchase(trx, order, userId, { transactionId, occurredAt }, now);
  return true;
}

/**
 * Returns why the payment of an order opened nothing and goes back, also if its owner confirmed it; null where it
 * opened what it bought.
 */
export async function whyNothingOpened(db: Database, orderId: string): Promise<ReturnReason | null> {
  const { returned_why: why } = await db
    .selectFrom('billing_orders')
    .select('returned_why')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return why;
}
