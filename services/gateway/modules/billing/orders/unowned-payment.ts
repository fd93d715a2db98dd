import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { mailFreeOrderReturned } from '../mails/free-order-mails.ts';
import { mailPaymentAwaitsOwner, mailPaymentReturned } from '../mails/order-mails.ts';
import { bookUse, isUsedUpByOwner, returnUse } from '../discounts/reserve-use.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import { commandOrder, commandOrderRefund } from './order-commands.ts';
import type { Order } from './order-repository.ts';
import type { Payment } from './record-payment.ts';
import { findAccount } from '../../identity/public.ts';

/** How long the owner of an account has to confirm a payment that was made with their email. */
export const CONFIRMATION_LIFE_MS = 24 * 3_600_000;

/** What is stored of a token that confirms a payment. */
export const confirmationHash = (token: string): string => createHash('sha256').update(token).digest('hex');

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
  const isNew = await bookUnowned(trx, order, { ...payment, period: 0, amount: order.amount });
  if (!isNew) throw new Error(`The payment of order ${order.id} is booked.`);
  await bookUse(trx, order, payment.occurredAt);
  const confirmBy = new Date(now.getTime() + CONFIRMATION_LIFE_MS);
  const token = randomBytes(32).toString('base64url');
  const paid = { paid_transaction_id: payment.transactionId, paid_at: payment.occurredAt };
  const mayConfirm = await hasOwnerToConfirm(trx, order);
  const aside = await trx
    .updateTable('billing_orders')
    .set({
      ...paid,
      status: 'awaiting-confirmation',
      settled_at: now,
      password_hash: null,
      confirmation_hash: confirmationHash(token),
      // Null says that nobody could ever confirm it.
      confirm_by: mayConfirm ? confirmBy : null,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (mayConfirm) await mailPaymentAwaitsOwner(trx, aside, { token, confirmBy }, now);
  else await returnPayment(trx, aside, now);
}

/**
 * Returns a payment that waits for its confirmation: it is refunded, its rebill ends, and the address is mailed. Where nothing was
 * charged there is no refund, and the mail says so (decision 0760). The biller is called after the transaction, which must lock the
 * order's row.
 */
export async function returnPayment(trx: Database, order: Order, now: Date): Promise<void> {
  await markReturned(trx, order, now);
  if (order.amount === 0) {
    // There is no refund that would take a voucher's share out of the books later.
    await returnUse(trx, { agreement_id: order.id, period: 0, currency: order.currency }, now);
    await mailFreeOrderReturned(trx, order, now);
    return;
  }
  if (order.paid_transaction_id !== null) await commandOrderRefund(trx, order.id, order.paid_transaction_id, now);
  await mailPaymentReturned(trx, order, now);
}

/** Closes a payment that its biller has taken back, and ends its rebill. */
export async function markReturned(trx: Database, order: Order, now: Date): Promise<void> {
  await trx
    .updateTable('billing_orders')
    .set({ status: 'returned', settled_at: now, confirmation_hash: null, password_hash: null })
    .where('id', '=', order.id)
    .execute();
  if (order.rebill_months !== null) await commandOrder(trx, order.id, 'end-rebill', now);
}

/** Nobody confirms for a disabled account, or with a voucher that they have used as often as they may. */
async function hasOwnerToConfirm(trx: Transaction<Tables>, { id, email }: Order): Promise<boolean> {
  if (email === null) return false;
  const account = await findAccount(trx, email);
  return account !== null && !account.isDisabled && !(await isUsedUpByOwner(trx, id, { ...account, email }));
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
