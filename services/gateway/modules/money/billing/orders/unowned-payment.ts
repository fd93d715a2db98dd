import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { mailFreeOrderReturned, mailTrialRefused } from '../mails/free-order-mails.ts';
import { mailPaymentAwaitsOwner, mailPaymentReturned } from '../mails/order-mails.ts';
import { bookUse, isUsedUpByOwner, isUsedUpSince, returnUse } from '../discounts/reserve-use.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import { commandOrder, commandOrderRefund } from './order-commands.ts';
import type { Order } from './order-repository.ts';
import type { Payment } from './record-payment.ts';
import type { ReturnReason } from './order-tables.ts';
import { isTrialRefusal } from './trial-refusal.ts';
import { findAccount } from '../../../people/identity/public.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time in which the owner of an account has to confirm a payment that was made with their email. */
export const CONFIRMATION_LIFE_MS = 24 * 3_600_000;

/**
 * Takes in a payment that makes no account, because its email has one by now (decision 0114): the charge is booked, and
 * the owner is mailed a link that confirms it. Nothing of the account changes before that. A payment that nobody could
 * confirm is returned at once.
 */
export async function setPaymentAside(
  trx: Transaction<Tables>,
  order: Order,
  payment: Payment,
  now: Date,
): Promise<void> {
  const why = await whyNobodyConfirms(trx, order);
  if (why !== null) return returnAtOnce(trx, order, payment, why, now);
  const confirmBy = new Date(now.getTime() + CONFIRMATION_LIFE_MS);
  const token = randomBytes(32).toString('base64url');
  const waits = { confirmation_hash: hashOfToken(token), confirm_by: confirmBy };
  const aside = await bookAside(trx, order, payment, waits, now);
  await mailPaymentAwaitsOwner(trx, aside, { token, confirmBy }, now);
}

/** Takes in a payment that can open nothing for anybody: the charge is booked as nobody's, and goes back. */
export async function returnAtOnce(
  trx: Transaction<Tables>,
  order: Order,
  payment: Payment,
  why: ReturnReason,
  now: Date,
): Promise<void> {
  const aside = await bookAside(trx, order, payment, { confirmation_hash: null, confirm_by: null }, now);
  await returnPayment(trx, aside, why, now);
}

/** Books the charge of an order as nobody's, and has the order wait without its password. Its row is locked by the caller's transaction. */
export async function bookAside(
  trx: Transaction<Tables>,
  order: Order,
  payment: Payment,
  waits: Pick<Order, 'confirmation_hash' | 'confirm_by'>,
  now: Date,
): Promise<Order> {
  const isNew = await bookUnowned(trx, order, { ...payment, period: 0, amount: order.amount });
  if (!isNew) throw new Error(`The payment of order ${order.id} is booked.`);
  await bookUse(trx, order, payment.occurredAt);
  const paid = { paid_transaction_id: payment.transactionId, paid_at: payment.occurredAt };
  return trx
    .updateTable('billing_orders')
    .set({ password_hash: null, ...paid, ...waits, status: 'awaiting-confirmation', settled_at: now })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns a payment that waits for its confirmation: it is refunded, its rebill ends, and the address is mailed. Where nothing was
 * charged there is no refund, and the mail says so. The biller is called after the transaction, which must lock the
 * order's row.
 */
export async function returnPayment(trx: Database, order: Order, why: ReturnReason, now: Date): Promise<void> {
  await markReturned(trx, order, why, now);
  if (order.amount === 0) {
    // There is no refund that would take a voucher's share out of the books later.
    await returnUse(trx, { agreement_id: order.id, period: 0, currency: order.currency }, now);
    if (isTrialRefusal(why)) return mailTrialRefused(trx, order, why, now);
    return mailFreeOrderReturned(trx, order, now);
  }
  if (order.paid_transaction_id !== null) await commandOrderRefund(trx, order.id, order.paid_transaction_id, now);
  await mailPaymentReturned(trx, order, now);
}

/** Closes a payment that goes back, and ends its rebill. */
export async function markReturned(trx: Database, order: Order, why: ReturnReason, now: Date): Promise<void> {
  const over = { confirmation_hash: null, password_hash: null };
  await trx
    .updateTable('billing_orders')
    .set({ ...over, status: 'returned', settled_at: now, returned_why: why })
    .where('id', '=', order.id)
    .execute();
  if (order.rebill_months !== null) await commandOrder(trx, order.id, 'end-rebill', now);
}

/** Why no owner of an account can confirm a payment, `over` where there is none; null where one can. */
export async function whyNobodyConfirms(trx: Transaction<Tables>, order: Order): Promise<ReturnReason | null> {
  const { id, email } = order;
  const account = email === null ? null : await findAccount(trx, email);
  if (email === null || account === null) return 'over';
  if (account.isDisabled) return 'account-closed';
  const isUsedUp = (await isUsedUpSince(trx, order)) || (await isUsedUpByOwner(trx, id, { ...account, email }));
  return isUsedUp ? 'voucher-used' : null;
}

export interface UnownedCharge extends Payment {
  /** 0 for the payment itself, n for the n-th rebill. */
  readonly period: number;
  /** Minor units. */
  readonly amount: number;
}

/**
 * Books a charge that belongs to nobody, under the ids that a subscription of its order would have.
 * @returns false for one that is booked, or contradicts one that is
 */
export async function bookUnowned(
  trx: Transaction<Tables>,
  order: Order,
  { transactionId, occurredAt, period, amount }: UnownedCharge,
): Promise<boolean> {
  const { biller } = order;
  const written = await trx
    .insertInto('billing_transactions')
    .values({
      id: crypto.randomUUID(),
      biller,
      transaction_id: transactionId,
      kind: 'charge',
      agreement_id: order.id,
      subscription_id: order.id,
      user_id: null,
      plan_id: order.plan_id,
      period,
      amount,
      currency: order.currency,
      reverses_id: null,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) return false;
  await bookCharge(trx, { biller, amount, currency: order.currency, transactionId, at: occurredAt });
  return true;
}
