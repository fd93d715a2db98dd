import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { lockAccount, mailConfirmation } from '../../../people/identity/public.ts';
import { isUsedUpSince } from '../discounts/reserve-use.ts';
import { settleGift } from '../gifts/settle-gift.ts';
import { createAccount } from './account.ts';
import { DELETED_MEMBER } from './deleted-account.ts';
import { endOpenOrders } from './end-open-orders.ts';
import { askAddress, isFreeSignup } from './free-signup.ts';
import { openPurchase } from './open-purchase.ts';
import type { Order } from './order-repository.ts';
import type { Payment } from './record-payment.ts';
import { returnAtOnce, setPaymentAside } from './unowned-payment.ts';

/**
 * Carries out an order that was paid, in the caller's transaction, which has locked the order's row. An order of a
 * person who was signed in opens what they bought; a signup makes its account first, and ends the other orders that
 * would have made it. A signup for an email that has an account waits for its owner (decision 0114), and one that costs nothing
 * waits whatever its email has. A payment that nobody can have anything for goes back at once.
 */
export async function settleOrder(trx: Transaction<Tables>, order: Order, payment: Payment, now: Date): Promise<void> {
  // If the buyer is deleted, a gift is refunded too, since nobody is left to whom its code could be mailed, or who
  // could request it.
  if (order.kind === 'gift' && order.member_id !== DELETED_MEMBER) return settleGift(trx, order, payment, now);
  if (order.user_id !== null) {
    await lockAccount(trx, order.user_id, 'no key update');
    if (await isUsedUpSince(trx, order)) return returnAtOnce(trx, order, payment, 'voucher-used', now);
    return openPurchase(trx, order, order.user_id, payment, now);
  }
  if (isFreeSignup(order)) return askAddress(trx, order, payment, now);
  const wayIn = { passwordHash: order.password_hash, browserHash: order.browser_hash };
  const account = await createAccount(trx, order, wayIn, now);
  if (account === null) return setPaymentAside(trx, order, payment, now);
  const email = order.email as string;
  await endOpenOrders(trx, { email, exceptOrderId: order.id }, now);
  await mailConfirmation(trx, { userId: account.id, email, tenantId: order.tenant_id }, now);
  return openPurchase(trx, order, account.id, payment, now);
}
