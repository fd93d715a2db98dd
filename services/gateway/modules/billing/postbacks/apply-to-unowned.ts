import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import type { Order } from '../orders/order-repository.ts';
import { withdrawOrderRefund } from '../orders/order-commands.ts';
import { markReturned } from '../orders/unowned-payment.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';
import { returnRebill } from './return-rebill.ts';

const REVERSALS = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' } as const;

/**
 * Applies an event of a payment that belongs to nobody: one that waits for its confirmation, or was returned. A reversal
 * is booked, ends the wait, and withdraws the refund of its charge; a rebill after the return is refunded; anything else
 * matters only once there is an owner.
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
    default:
      return isWaiting ? waiting('not-confirmed-yet') : PROCESSED;
  }
}

async function applyReversal(
  trx: Transaction<Tables>,
  order: Order,
  event: BillerEvent & { readonly kind: keyof typeof REVERSALS },
  now: Date,
): Promise<Applied> {
  const { price, transactionId, reversedTransactionId, occurredAt } = event;
  if (price === null || transactionId === null) return flagged('incomplete');
  const charge = await trx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('biller', '=', order.biller)
    .where('transaction_id', '=', reversedTransactionId)
    .where('agreement_id', '=', order.id)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  if (!charge) return waiting('charge-unknown-yet');
  if (price.amount !== charge.amount || price.currency !== charge.currency) return flagged('wrong-amount');
  const kind = REVERSALS[event.kind];
  const written = await trx
    .insertInto('billing_transactions')
    .values({
      ...charge,
      id: crypto.randomUUID(),
      transaction_id: transactionId,
      kind,
      reverses_id: charge.id,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await withdrawOrderRefund(trx, order.id, charge.transaction_id, now);
  if (order.status === 'awaiting-confirmation') await markReturned(trx, order, now);
  if (written.numInsertedOrUpdatedRows !== 1n) {
    const known = await trx
      .selectFrom('billing_transactions')
      .select('id')
      .where('reverses_id', '=', charge.id)
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst();
    return known ? PROCESSED : flagged('reversed-twice');
  }
  await bookReversal(trx, kind, { biller: order.biller, amount: charge.amount, transactionId, at: occurredAt });
  return PROCESSED;
}
