import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { mailChargeRefunded } from '../mails/billing-mails.ts';
import {
  mailFreeChangeNeedsSignIn,
  mailFreeChangeTooLate,
  mailFreeOrderNotNeeded,
  mailTrialRefused,
} from '../mails/free-order-mails.ts';
import { mailChangeNeedsSignIn, mailChangeTooLate } from '../mails/plan-change-mails.ts';
import { returnUse } from '../discounts/reserve-use.ts';
import { commandEnd, commandRefund } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type PaidOrder, recordPayment } from './record-payment.ts';
import { findRedundancy, type Redundancy } from './redundancy.ts';
import { isFreeTrial } from './trial-refusal.ts';

type Paid = Omit<PaidOrder, 'subscriptionId'>;

/**
 * Books a payment that opens nothing because an earlier one did, or because its price is out of date, queues its refund with a
 * mail, and ends its renewals. The biller is called after the transaction. Where nothing was charged nothing is
 * refunded, and a mail of its own says so.
 * @returns false for a payment that opens something, which is left to the caller
 */
export async function refundIfRedundant(trx: Transaction<Tables>, paid: Paid, now: Date): Promise<boolean> {
  const { order, plan, userId, payment } = paid;
  const { occurredAt, transactionId } = payment;
  const redundancy = await findRedundancy(trx, { order, plan, userId, paidAt: occurredAt }, now);
  if (redundancy === null) return false;
  const { subscriptionId, why } = redundancy;
  await recordPayment(trx, { ...paid, subscriptionId }, { status: 'cancelled', replaced_at: now }, now);
  await trx.updateTable('billing_orders').set({ returned_why: why }).where('id', '=', order.id).execute();
  const details = { plan: plan.id, amount: order.amount, biller: order.biller };
  const cause = `charge:${transactionId}`;
  await logEvent(trx, { subscriptionId, kind: 'charged-redundantly', occurredAt, cause, details }, now);
  if (order.rebill_months !== null) await commandEnd(trx, order.id, now);
  if (order.amount === 0) {
    // There is no refund that would take a voucher's share out of the books later.
    await returnUse(trx, { agreement_id: order.id, period: 0, currency: order.currency }, occurredAt);
    await mailNothingOpened(trx, paid, redundancy, now);
  } else {
    await commandRefund(trx, order.id, transactionId, now);
    await mailRefund(trx, paid, redundancy, now);
  }
  return true;
}

async function mailNothingOpened(
  trx: Transaction<Tables>,
  paid: Paid,
  redundancy: Redundancy,
  now: Date,
): Promise<void> {
  const { order, plan, userId, payment } = paid;
  const change = { userId, plan, chargedAt: payment.occurredAt };
  if (isFreeTrial(order, plan) && !('old' in redundancy)) return mailTrialRefused(trx, order, redundancy.why, now);
  if (!('old' in redundancy)) return mailFreeOrderNotNeeded(trx, order, change, now);
  const returned = { ...change, old: redundancy.old };
  if (redundancy.why === 'outdated') return mailFreeChangeTooLate(trx, order, returned, now);
  return mailFreeChangeNeedsSignIn(trx, order, returned, now);
}

async function mailRefund(trx: Transaction<Tables>, paid: Paid, redundancy: Redundancy, now: Date): Promise<void> {
  const { order, plan, userId, payment } = paid;
  const { transactionId, occurredAt: chargedAt } = payment;
  if (!('old' in redundancy)) {
    const { amount, currency, tenant_id: tenantId } = order;
    const charge = { userId, tenantId, plan, amount, currency, transactionId, chargedAt };
    return mailChargeRefunded(trx, charge, now);
  }
  const returned = { userId, plan, old: redundancy.old, chargedAt };
  if (redundancy.why === 'outdated') return mailChangeTooLate(trx, order, returned, now);
  return mailChangeNeedsSignIn(trx, order, returned, now);
}
