import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { loadGift, mailGiftRefunded, reduceGift, stopGift } from '../../gifts/public.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import { withdrawOrderRefund } from '../orders/order-commands.ts';
import type { Order } from '../orders/order-repository.ts';
import { type Applied, flagged, PROCESSED } from '../postbacks/applied.ts';
import { type ReversalEvent, reverseCharge } from '../refunds/reverse-charge.ts';

/**
 * Applies an event about a gift after its payment. A reversal is booked once, ends the gift (docs/money.md), and the buyer is mailed; a
 * renewal, which was never agreed, is for a person to look at; anything else changes nothing.
 */
export async function applyToGift(
  trx: Transaction<Tables>,
  order: Order,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  switch (event.kind) {
    case 'refunded':
    case 'voided':
    case 'charged-back':
      return reverseGift(trx, order, { ...event, kind: event.kind }, now);
    case 'charged':
      return flagged('charged-after-end');
    default:
      return PROCESSED;
  }
}

async function reverseGift(trx: Transaction<Tables>, order: Order, event: ReversalEvent, now: Date): Promise<Applied> {
  const gift = await loadGift(trx, order.id);
  // The refund is larger than what is left of the charge after a partial refund.
  if ((event.price?.amount ?? 0) > gift.amount) return flagged('wrong-amount');
  const reversal = await reverseCharge(trx, order, event);
  if ('status' in reversal) return reversal;
  const { kind, charge, amount, transactionId, isNew, isWhole, isSecond, at } = reversal;
  if (!isNew) return isSecond ? flagged('reversed-twice') : PROCESSED;
  const { currency } = charge;
  if (isWhole) await withdrawOrderRefund(trx, order.id, charge.transaction_id, now);
  const wasRedeemed = isWhole
    ? await stopGift(trx, { orderId: order.id, kind, at })
    : await reduceGift(trx, order.id, amount);
  const account = wasRedeemed ? undefined : 'gift-balances';
  const movement = { biller: order.biller, amount, currency, transactionId, at: event.occurredAt };
  await bookReversal(trx, kind, movement, account);
  if (kind !== 'chargeback') {
    await mailGiftRefunded(
      trx,
      gift,
      { amount, currency, transactionId: isWhole ? charge.transaction_id : transactionId, isWhole },
      now,
    );
  }
  return PROCESSED;
}
