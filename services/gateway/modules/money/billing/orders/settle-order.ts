import type { Transaction } from 'kysely';
import { FREE_LIMITED_TRIAL_VIDEOS, TRIAL_VIDEOS } from '@network/tenant/constants.ts';
import type { Tables } from '../../../../db/database.ts';
import { post, restoreForfeited } from '../../wallet/public.ts';
import type { PlansTable } from '../tables.ts';
import { isUsedUpSince } from '../discounts/reserve-use.ts';
import { voucherOfCharge } from '../discounts/voucher-of-charge.ts';
import { mailFreeTrial, mailReceipt, mailWelcome } from '../mails/billing-mails.ts';
import { mailPlanChanges } from '../mails/plan-change-mails.ts';
import { isTrialKind } from '../options/join-options.ts';
import { currentAgreement } from '../subscription/agreement.ts';
import { grantAccess, recordRebillChange, changePlan, createSubscription } from '../../membership/public.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { replaceAgreement } from '../subscription/replace-agreement.ts';
import { supersede } from '../subscription/supersede.ts';
import { mailConfirmation, lockAccount } from '../../../people/identity/public.ts';
import { settleGift } from '../gifts/settle-gift.ts';
import { nextCharge } from '../postbacks/apply-rescheduled.ts';
import { createAccount } from './account.ts';
import { DELETED_MEMBER } from './deleted-account.ts';
import { endCreditedDays } from './end-credited-days.ts';
import { endOpenOrders } from './end-open-orders.ts';
import { askAddress, isFreeSignup } from './free-signup.ts';
import { firstPeriodOf, type Order } from './order-repository.ts';
import { refundIfRedundant } from './refund-redundant.ts';
import { renewingPlans, replacedPlans } from './plan-change.ts';
import { type Payment, recordPayment } from './record-payment.ts';
import { returnAtOnce, setPaymentAside } from './unowned-payment.ts';

/** Credits that come with a trial; the free one picks as many videos. */
const INCLUDED_CREDITS: Readonly<Partial<Record<PlansTable['kind'], number>>> = {
  trial: TRIAL_VIDEOS,
  'free-limited-trial': FREE_LIMITED_TRIAL_VIDEOS,
};

/**
 * Carries out an order that was paid, in the caller's transaction, which has locked the order's row. An order of a
 * person who was signed in opens what they bought; a signup makes its account first, and ends the other orders that
 * would have made it. A signup for an email that has an account waits for its owner (decision 0114), and one that costs nothing
 * waits whatever its email has (decision 1059). A payment that nobody can have anything for goes back at once.
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
  const account = await createAccount(trx, order, now);
  if (account === null) return setPaymentAside(trx, order, payment, now);
  const email = order.email as string;
  await endOpenOrders(trx, { email, exceptOrderId: order.id }, now);
  await mailConfirmation(trx, { userId: account.id, email, tenantId: order.tenant_id }, now);
  return openPurchase(trx, order, account.id, payment, now);
}

/**
 * Opens what an order bought for a person: the subscription and its first period, the biller's agreement, the ledger,
 * the log, the mails. Subscriptions that it covers no longer renew. A payment that another one made superfluous is
 * refunded instead. The caller's transaction has locked the order's row.
 */
export async function openPurchase(
  trx: Transaction<Tables>,
  order: Order,
  userId: string,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { occurredAt, transactionId } = payment;
  // The account is locked, so that only one payment at a time changes what a person has.
  await lockAccount(trx, userId, 'no key update');
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  const from = order.access_from ?? occurredAt;
  const until = nextCharge(payment, firstPeriodOf(order, from));
  const paid = { order, plan, userId, payment, until };
  if (await refundIfRedundant(trx, paid, now)) return;
  const cause = `charge:${transactionId}`;
  const renewing = await renewingPlans(trx, userId);
  const { subscriptionId, wasCancelled } = await openSubscription(trx, order, { userId, plan, occurredAt, from }, now);
  await grantAccess(trx, { subscriptionId, from, until, isPaid: !isTrialKind(plan.kind), occurredAt, cause });
  await recordPayment(
    trx,
    { ...paid, subscriptionId },
    { status: order.rebill_months === null ? 'ended' : 'running', replaced_at: null },
    now,
  );
  const details = { plan: plan.id, amount: order.amount, biller: order.biller };
  const logged = { subscriptionId, occurredAt, cause, details };
  await logEvent(trx, { ...logged, kind: order.upgrades_subscription_id === null ? 'joined' : 'upgraded' }, now);
  const happened = order.upgrades_subscription_id === null ? 'created' : 'changed';
  await announceMembership(trx, { happened, subscriptionId, cause }, now);
  await logEvent(trx, { ...logged, kind: 'charged' }, now);
  const credited = await endCreditedDays(trx, { order, plan, userId, subscriptionId, occurredAt }, now);
  await supersede(trx, { orderId: order.id, userId, subscriptionId, product: plan.product, occurredAt }, now);
  await restoreForfeited(trx, {
    userId,
    subscriptionId,
    at: occurredAt,
    // A cancellation after this payment did not cancel the last membership, whichever became known first.
    lostSince: occurredAt,
    // It continues what was cancelled: as an upgrade of it, or by its unused days.
    isComeback: wasCancelled || credited.length > 0,
  });
  const credits = INCLUDED_CREDITS[plan.kind];
  if (credits !== undefined) {
    await post(trx, {
      userId,
      unit: 'credits',
      amount: credits,
      counterpart: 'issued',
      type: 'grant',
      reason: 'credits.included',
      idempotencyKey: `credits:${order.id}`,
      at: occurredAt,
    });
  }
  const about = { userId, tenantId: order.tenant_id };
  if (plan.kind === 'free-limited-trial') {
    await mailFreeTrial(trx, { ...about, orderId: order.id, endsAt: until }, now);
  } else if (order.kind === 'signup') await mailWelcome(trx, about, now);
  const { biller, rebill_months: months } = order;
  const next = months === null ? null : { amount: order.rebill_amount, at: until, biller, months };
  const charged = { amount: order.amount, currency: order.currency, transactionId, chargedAt: occurredAt };
  const voucher = await voucherOfCharge(trx, { orderId: order.id, period: 0 });
  await mailReceipt(trx, { ...about, ...charged, voucher, plan, next }, now);
  const replaced = replacedPlans(credited, renewing, plan.product);
  await mailPlanChanges(trx, { order, plan, userId, replaced, occurredAt, nextAt: until }, now);
}

interface Opening {
  readonly userId: string;
  readonly plan: PlansTable;
  readonly occurredAt: Date;
  /** Start of the first period. */
  readonly from: Date;
}

/** Opens a new subscription, or gives the existing one another plan and ends its old agreement, cancelled or not. */
async function openSubscription(
  trx: Transaction<Tables>,
  order: Order,
  { userId, plan, occurredAt, from }: Opening,
  now: Date,
): Promise<{ readonly subscriptionId: string; readonly wasCancelled: boolean }> {
  const { upgrades_subscription_id: upgraded } = order;
  const type = isTrialKind(plan.kind) ? 'trial' : 'member';
  if (upgraded === null) {
    await createSubscription(trx, {
      id: order.id,
      user_id: userId,
      product: plan.product,
      type,
      plan_id: plan.id,
      biller: order.biller,
      is_free_limited_trial: plan.kind === 'free-limited-trial',
      is_guest: false,
      joined_on: order.tenant_id,
      joined_at: occurredAt,
    });
    return { subscriptionId: order.id, wasCancelled: false };
  }
  const old = await currentAgreement(trx, upgraded);
  if (old) await replaceAgreement(trx, old, from, now);
  await changePlan(trx, upgraded, { type, plan_id: plan.id, biller: order.biller, is_free_limited_trial: false });
  await recordRebillChange(trx, 'rebill-resumed', { subscriptionId: upgraded, occurredAt, cause: `order:${order.id}` });
  return { subscriptionId: upgraded, wasCancelled: old?.status === 'cancelled' };
}
