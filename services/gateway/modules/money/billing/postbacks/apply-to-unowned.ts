import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { returnUse } from '../discounts/reserve-use.ts';
import { mailPaymentReturned } from '../mails/order-mails.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import type { Order } from '../orders/order-repository.ts';
import { commandOrder, withdrawMadeOrderEnds, withdrawOrderRefund } from '../orders/order-commands.ts';
import { markReturned } from '../orders/unowned-payment.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';
import { type ReversalEvent, reverseCharge } from '../refunds/reverse-charge.ts';
import { returnRebill } from './return-rebill.ts';

/**
 * Applies an event of a payment that belongs to nobody: one that waits for its confirmation, was returned, or whose owner is deleted.
 * A reversal is booked, ends the wait (with a mail, unless it is a chargeback), and withdraws the refund of its charge; a
 * rebill after the return or the deletion is refunded, and its end leaves nothing to end; a return of its rebill, which only the biller's own
 * pages allow, is ended again; anything else matters only once there is an owner.
 */
export async function applyToUnowned(
  trx: Transaction<Tables>,
  order: Order,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const isWaiting = order.status === 'awaiting-confirmation';
  switch (event.kind) {
    case 'refunded':
    case 'voided':
    case 'charged-back':
      return applyReversal(trx, order, { ...event, kind: event.kind }, now);
    case 'charged':
      return isWaiting ? waiting('not-confirmed-yet') : returnRebill(trx, order, event, now);
    case 'cancelled':
      await withdrawMadeOrderEnds(trx, order.id, event.occurredAt, now);
      return isWaiting ? waiting('not-confirmed-yet') : PROCESSED;
    case 'reactivated':
      if (isWaiting) return waiting('not-confirmed-yet');
      if (order.rebill_months !== null) await commandOrder(trx, order.id, 'end-rebill', now);
      return PROCESSED;
    default:
      return isWaiting ? waiting('not-confirmed-yet') : PROCESSED;
  }
}

async function applyReversal(
  trx: Transaction<Tables>,
  order: Order,
  event: ReversalEvent,
  now: Date,
): Promise<Applied> {
  const reversal = await reverseCharge(trx, order, event);
  if ('status' in reversal) return reversal;
  const { kind, charge, amount, transactionId, isNew, isWhole } = reversal;
  if (isWhole) {
    await withdrawOrderRefund(trx, order.id, charge.transaction_id, now);
    if (order.status === 'awaiting-confirmation') {
      await markReturned(trx, order, 'taken-back', now);
      // After a restore this may be our own refund, whose mail may have been lost with the database.
      if (kind !== 'chargeback') await mailPaymentReturned(trx, order, now);
    }
  }
  if (isNew) {
    const { biller } = order;
    const { currency } = charge;
    await bookReversal(trx, kind, { biller, amount, currency, transactionId, at: event.occurredAt });
    if (isWhole) await returnUse(trx, charge, event.occurredAt);
  }
  return reversal.isSecond ? flagged('reversed-twice') : PROCESSED;
}
