import type { Transaction } from 'kysely';
import type { Tables } from '../../../../../db/database.ts';
import type { GatewayServices } from '../../../../../services.ts';
import { markEmailConfirmed } from '../../../../people/identity/public.ts';
import { createAccount } from '../account.ts';
import { openPurchase } from '../open-purchase.ts';
import type { Order } from '../order-repository.ts';
import { returnPayment } from '../unowned-payment.ts';

/** What became of an answer to a free order whose address had no account: `taken` where it has one by now, whose owner is asked. */
export type FreeSignupOutcome = 'over' | 'taken' | 'opened' | 'dropped';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>;

/**
 * Carries out the answer of somebody who followed the link of an order that costs nothing, to an address without an account: the
 * account is made with the password that they chose, its email counts as confirmed, and what was ordered is open; or the order is
 * dropped. The first answer counts. Nothing of the browser that ordered counts: somebody else may have ordered with this address.
 * @param asked the order as the link found it. Another link ends that one, also while it is answered: the order may have another
 *   address by then, to whose owner this person has no link
 * @param passwordHash of the password that was chosen on the page of the link; null drops the order
 */
export async function answerFreeSignup(
  services: Needs,
  { asked, passwordHash }: { readonly asked: Order; readonly passwordHash: string | null },
): Promise<FreeSignupOutcome> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('billing_orders')
      .selectAll()
      .where('id', '=', asked.id)
      .where('confirmation_hash', '=', asked.confirmation_hash)
      .where('status', '=', 'awaiting-confirmation')
      .where('confirm_by', '>', now)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!order) return 'over';
    if (passwordHash !== null) return openFor(services, trx, { order, passwordHash }, now);
    await returnPayment(trx, order, 'not-confirmed', now);
    return 'dropped';
  });
}

async function openFor(
  services: Needs,
  trx: Transaction<Tables>,
  { order, passwordHash }: { readonly order: Order; readonly passwordHash: string },
  now: Date,
): Promise<FreeSignupOutcome> {
  const { email, paid_transaction_id: transactionId, paid_at: occurredAt } = order;
  if (email === null || transactionId === null || occurredAt === null) {
    throw new Error(`Order ${order.id} was not taken in.`);
  }
  const account = await createAccount(trx, order, { passwordHash, browserHash: null }, now);
  if (account === null) return 'taken';
  await markEmailConfirmed(trx, account.id, now);
  await services.claimEmail(trx, email, now);
  await openPurchase(trx, order, account.id, { transactionId, occurredAt }, now);
  return 'opened';
}
