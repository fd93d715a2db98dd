import type { GatewayServices } from '../../../../services.ts';
import { markEmailConfirmed } from '../../../people/identity/public.ts';
import { createAccount } from './account.ts';
import type { PaymentAnswer } from './confirm-payment.ts';
import { openPurchase } from './settle-order.ts';
import { returnPayment } from './unowned-payment.ts';

/** What became of an answer to a free order whose address had no account: `taken` where it has one by now, whose owner is asked. */
export type FreeSignupOutcome = 'done' | 'over' | 'taken';

/**
 * Carries out the answer of somebody who followed the link of an order that costs nothing, to an address without an account: the
 * account is made, its email counts as confirmed, and what was ordered is open; or the order is dropped. The first answer counts.
 */
export async function answerFreeSignup(
  { db, clock, claimEmail }: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  orderId: string,
  answer: PaymentAnswer,
): Promise<FreeSignupOutcome> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('billing_orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('status', '=', 'awaiting-confirmation')
      .where('confirm_by', '>', now)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!order) return 'over';
    if (answer === 'return') {
      await returnPayment(trx, order, 'not-confirmed', now);
      return 'done';
    }
    const { email, paid_transaction_id: transactionId, paid_at: occurredAt } = order;
    if (email === null || transactionId === null || occurredAt === null) {
      throw new Error(`Order ${order.id} was not taken in.`);
    }
    const account = await createAccount(trx, order, now);
    if (account === null) return 'taken';
    await markEmailConfirmed(trx, account.id, now);
    await claimEmail(trx, email, now);
    await openPurchase(trx, order, account.id, { transactionId, occurredAt }, now);
    return 'done';
  });
}
