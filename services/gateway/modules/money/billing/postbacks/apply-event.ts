import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { BillerEvent } from '../billers/biller.ts';
import type { Order } from '../orders/order-repository.ts';
import { recordDecline } from '../declines/record-decline.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { storeCard } from '../recovery/card-on-file.ts';
import { lockAgreement, lockPerson } from '../subscription/agreement.ts';
import { applyCancelled, applyCardUpdated, applyReactivated } from './apply-control.ts';
import { applyRenewal } from './apply-renewal.ts';
import { applyRenewalFailed } from './apply-renewal-failed.ts';
import { applyRescheduled } from './apply-rescheduled.ts';
import { applyReversal } from './apply-reversal.ts';
import { applyToGift } from '../gifts/apply-to-gift.ts';
import { isOfDeleted } from '../orders/deleted-account.ts';
import { applyToUnowned } from './apply-to-unowned.ts';
import { type Applied, flagged, type Knowledge, PROCESSED, UNKNOWN_ORDER, waiting } from './applied.ts';

/**
 * Carries out one event of a biller in the caller's transaction. The same event, or the same transaction by another event,
 * has no second effect; an event that is early waits; what contradicts our order is flagged and changes nothing.
 * @param knowledge `complete` when everything that the biller has on this order was taken in just before
 */
export async function applyEvent(
  trx: Transaction<Tables>,
  biller: BillerId,
  received: BillerEvent,
  now: Date,
  knowledge: Knowledge = 'partial',
): Promise<Applied> {
  // A biller's clock that is ahead must not put what has happened into the future.
  const event = received.occurredAt > now ? { ...received, occurredAt: now } : received;
  const order = await trx
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', event.orderId)
    .where('biller', '=', biller)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return flagged(UNKNOWN_ORDER);
  if (event.kind === 'charged' && event.period === 0) return applyPayment(trx, order, event, now);
  if (event.kind === 'declined') return applyDeclined(trx, order, event, now);
  if (order.kind === 'gift' && order.status === 'paid') return applyToGift(trx, order, event, now);
  if (order.status === 'awaiting-confirmation' || order.status === 'returned' || isOfDeleted(order)) {
    return applyToUnowned(trx, order, event, now);
  }
  if (order.user_id !== null) await lockPerson(trx, order.user_id);
  const agreement = order.status === 'paid' ? await lockAgreement(trx, order.id) : null;
  if (!agreement) return waiting('not-paid-yet');
  await storeCard(trx, agreement.id, event.card, event.occurredAt);
  switch (event.kind) {
    case 'charged':
      return applyRenewal(trx, agreement, event, now, knowledge);
    case 'rebill-failed':
      return applyRenewalFailed(trx, agreement, event, now);
    case 'cancelled':
      return applyCancelled(trx, agreement, event, now);
    case 'reactivated':
      return applyReactivated(trx, agreement, event, now);
    case 'refunded':
    case 'voided':
    case 'charged-back':
      return applyReversal(trx, agreement, { ...event, kind: event.kind }, now);
    case 'card-updated':
      return applyCardUpdated(trx, agreement, event, now);
    case 'rescheduled':
      return applyRescheduled(trx, agreement, event, now);
  }
}

async function applyPayment(trx: Transaction<Tables>, order: Order, event: BillerEvent, now: Date): Promise<Applied> {
  const { price, transactionId } = event;
  if (price === null || transactionId === null) return flagged('incomplete');
  if (price.amount !== order.amount || price.currency !== order.currency) return flagged('wrong-amount');
  const known = await trx
    .selectFrom('billing_transactions')
    .select('agreement_id')
    .where('biller', '=', order.biller)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (known) return known.agreement_id === order.id ? PROCESSED : flagged('transaction-of-another-order');
  if (order.status === 'paid' || order.paid_transaction_id !== null) return flagged('charged-twice');
  const { occurredAt, nextChargeAt } = event;
  await settleOrder(trx, order, { transactionId, occurredAt, nextChargeAt }, now);
  await storeCard(trx, order.id, event.card, event.occurredAt);
  return PROCESSED;
}

/** Another card may still be tried on a payment page, so a declined order can be paid later. */
async function applyDeclined(trx: Transaction<Tables>, order: Order, event: BillerEvent, now: Date): Promise<Applied> {
  await recordDecline(trx, order.biller, event, 'payment', now);
  if (order.status === 'pending') {
    await trx
      .updateTable('billing_orders')
      .set({ status: 'declined', settled_at: now })
      .where('id', '=', order.id)
      .execute();
  }
  return PROCESSED;
}
