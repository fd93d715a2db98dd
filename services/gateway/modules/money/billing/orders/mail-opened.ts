import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { voucherOfCharge } from '../discounts/voucher-of-charge.ts';
import { mailFreeTrial, mailReceipt, mailWelcome } from '../mails/billing-mails.ts';
import { mailPlanChanges } from '../mails/plan-change-mails.ts';
import type { ReplacedPlan } from './plan-change.ts';
import type { PaidOrder } from './record-payment.ts';

interface OpenedPurchase extends Omit<PaidOrder, 'subscriptionId'> {
  readonly replaced: readonly ReplacedPlan[];
}

/** Mails what a purchase opened: the beginning of a trial or of a first membership, the receipt, and the plans that it ended. */
export async function mailOpened(
  trx: Transaction<Tables>,
  { order, plan, userId, payment, until, replaced }: OpenedPurchase,
  now: Date,
): Promise<void> {
  const { occurredAt, transactionId } = payment;
  const about = { userId, tenantId: order.tenant_id };
  if (plan.kind === 'free-limited-trial') {
    await mailFreeTrial(trx, { ...about, orderId: order.id, endsAt: until }, now);
  } else if (order.kind === 'signup') await mailWelcome(trx, about, now);
  const { biller, rebill_months: months } = order;
  const next = months === null ? null : { amount: order.rebill_amount, at: until, biller, months };
  const charged = { amount: order.amount, currency: order.currency, transactionId, chargedAt: occurredAt };
  const voucher = await voucherOfCharge(trx, { orderId: order.id, period: 0 });
  await mailReceipt(trx, { ...about, ...charged, voucher, plan, next }, now);
  await mailPlanChanges(trx, { order, plan, userId, replaced, occurredAt, nextAt: until }, now);
}
