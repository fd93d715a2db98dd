import type { GatewayServices } from '../../../../services.ts';
import { takeAccount, unusablePasswordHash } from '../../../people/identity/public.ts';
import { createAccount } from './account.ts';
import type { PaymentAnswer } from './confirm-payment.ts';
import { openPurchase } from './settle-order.ts';
import { returnPayment } from './unowned-payment.ts';

/**
 * What became of an answer to a free order whose address had no account: `taken` where it has one by now, whose owner is asked.
 * Where an account was made, the token of a link that chooses its password.
 */
export type FreeSignupOutcome = 'over' | 'taken' | { readonly resetToken: string | null };

/**
 * Carries out the answer of somebody who followed the link of an order that costs nothing, to an address without an account: the
 * account is made, its email counts as confirmed, and what was ordered is open; or the order is dropped. The first answer counts.
 * The password that was typed with the order does not count, nor its browser: somebody else may have ordered with this address.
 */
export async function answerFreeSignup(
  services: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail' | 'endMailedLinks' | 'endLeftOpen'>,
  orderId: string,
  answer: PaymentAnswer,
): Promise<FreeSignupOutcome> {
  const now = services.clock.now();
  const passwordHash = await unusablePasswordHash();
  return services.db.transaction().execute(async (trx) => {
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
      return { resetToken: null };
    }
    const { email, paid_transaction_id: transactionId, paid_at: occurredAt } = order;
    if (email === null || transactionId === null || occurredAt === null) {
      throw new Error(`Order ${order.id} was not taken in.`);
    }
    const account = await createAccount(trx, order, now);
    if (account === null) return 'taken';
    await services.claimEmail(trx, email, now);
    await openPurchase(trx, order, account.id, { transactionId, occurredAt }, now);
    const taken = { userId: account.id, tenantId: order.tenant_id, passwordHash };
    return { resetToken: await takeAccount(services, trx, taken, now) };
  });
}
