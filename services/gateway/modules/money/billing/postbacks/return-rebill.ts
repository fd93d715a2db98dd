import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { mailPaymentReturned } from '../mails/order-mails.ts';
import { isOfDeleted } from '../orders/deleted-account.ts';
import { commandOrder, commandOrderRefund } from '../orders/order-commands.ts';
import type { Order } from '../orders/order-repository.ts';
import { bookUnowned } from '../orders/unowned-payment.ts';
import { type Applied, CHARGED_AFTER_RETURN, flagged, PROCESSED } from './applied.ts';

/**
 * Refunds a rebill of a payment that was returned, or whose owner is deleted: the biller charged it before the end reached it, or in spite of it.
 * The charge is booked as nobody's, the rebill is ended again, and the address is mailed. It is flagged as well, so that
 * an operator finds out why the biller charged.
 */
export async function returnRebill(
  trx: Transaction<Tables>,
  order: Order,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { price, transactionId, period, occurredAt } = event;
  if (price === null || transactionId === null) return flagged('incomplete');
  // The price of a deleted agreement may have been another one: whatever was charged goes back.
  const isRightAmount = isOfDeleted(order) || price.amount === order.rebill_amount;
  if (!isRightAmount || price.currency !== order.currency) return flagged('wrong-amount');
  const charge = { transactionId, period, amount: price.amount, occurredAt };
  if (!(await bookUnowned(trx, order, charge))) {
    return (await isBooked(trx, order, transactionId)) ? PROCESSED : flagged('charged-twice');
  }
  await commandOrder(trx, order.id, 'end-rebill', now);
  await commandOrderRefund(trx, order.id, transactionId, now);
  await mailPaymentReturned(trx, order, now, charge);
  return flagged(CHARGED_AFTER_RETURN);
}

async function isBooked(trx: Transaction<Tables>, { id, biller }: Order, transactionId: string): Promise<boolean> {
  const charge = await trx
    .selectFrom('billing_transactions')
    .select('id')
    .where('biller', '=', biller)
    .where('transaction_id', '=', transactionId)
    .where('agreement_id', '=', id)
    .executeTakeFirst();
  return charge !== undefined;
}
