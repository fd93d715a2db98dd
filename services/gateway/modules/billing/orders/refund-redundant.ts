import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import { loadMembership, type SubscriptionWithEntitlement, type Membership } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { mailChargeRefunded } from '../mails/billing-mails.ts';
import { mailFreeChangeNeedsSignIn, mailFreeChangeTooLate, mailFreeOrderNotNeeded } from '../mails/free-order-mails.ts';
import { mailChangeNeedsSignIn, mailChangeTooLate } from '../mails/plan-change-mails.ts';
import { returnUse } from '../discounts/reserve-use.ts';
import { covers } from '../options/covers.ts';
import { isTrialKind } from '../options/join-options.ts';
import { commandEnd, commandRefund } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { Order } from './order-repository.ts';
import { findOutdatedCredit } from './outdated-credit.ts';
import { type PaidOrder, recordPayment } from './record-payment.ts';
import { type UnusedCharge, unusedCharges } from './unused-charges.ts';

type PurchaseFacts = Pick<Order, 'kind' | 'upgrades_subscription_id'>;

/**
 * The subscription that makes a payment redundant: one that opens all that the purchase would, which another payment has
 * bought since the order was started; for a trial, any subscription at all (one trial a person). Null where there is none.
 */
async function loadCoveringSubscription(
  trx: Transaction<Tables>,
  userId: string,
  order: PurchaseFacts,
  plan: PlansTable,
  now: Date,
): Promise<SubscriptionWithEntitlement | null> {
  const membership = await loadMembership({ db: trx, clock: { now: () => now } }, userId);
  return findCoveringSubscription(membership, order, plan);
}

function findCoveringSubscription(
  { subscriptions }: Membership,
  order: PurchaseFacts,
  plan: PlansTable,
): SubscriptionWithEntitlement | null {
  const own = subscriptions.filter(({ type, isTandem }) => type !== 'porn-portal' && !isTandem);
  if (isTrialKind(plan.kind)) return own[0] ?? null;
  const covering = own.find((subscription) => {
    if (
      subscription.type !== 'member' ||
      !subscription.entitlement.isActive ||
      !covers(subscription.product, plan.product)
    )
      return false;
    const isUpgraded = order.kind === 'yearly-upgrade' && subscription.id === order.upgrades_subscription_id;
    return !isUpgraded || subscription.planKind === plan.kind;
  });
  return covering ?? null;
}

/**
 * The plan of a person whose paid days a payment without sign-in would pay for again: the person was unknown then, so
 * their unused days could not be subtracted. Null for a payment by a signed-in user, which settle-order.ts handles.
 */
async function uncreditedPlan(
  trx: Transaction<Tables>,
  userId: string,
  order: Pick<Order, 'kind' | 'created_at'>,
  plan: PlansTable,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<UnusedCharge | null> {
  if (order.kind !== 'signup') return null;
  const unused = await unusedCharges(trx, userId, at, now);
  return unused.find(({ product, chargedAt }) => covers(plan.product, product) && chargedAt < order.created_at) ?? null;
}

/**
 * Books a payment that opens nothing because an earlier one did, or because its price is out of date, queues its refund with a
 * mail, and ends its renewals. The biller is called after the transaction (decision 0109). Where nothing was charged nothing is
 * refunded, and a mail of its own says so (decisions 0752 and 0760).
 * @returns false for a payment that opens something, which is left to the caller
 */
export async function refundIfRedundant(
  trx: Transaction<Tables>,
  paid: Omit<PaidOrder, 'subscriptionId'>,
  now: Date,
): Promise<boolean> {
  const { order, plan, userId, payment } = paid;
  const subscription = await loadCoveringSubscription(trx, userId, order, plan, now);
  const uncredited =
    subscription === null ? await uncreditedPlan(trx, userId, order, plan, { at: payment.occurredAt, now }) : null;
  const isExplained = subscription !== null || uncredited !== null;
  const outdated = isExplained ? null : await findOutdatedCredit(trx, order, userId, payment.occurredAt);
  const subscriptionId = subscription?.id ?? uncredited?.subscriptionId ?? outdated?.subscriptionId;
  if (subscriptionId === undefined) return false;
  const { occurredAt, transactionId } = payment;
  await recordPayment(trx, { ...paid, subscriptionId }, { status: 'cancelled', replaced_at: now }, now);
  const details = { plan: plan.id, amount: order.amount, biller: order.biller };
  const cause = `charge:${transactionId}`;
  await logEvent(trx, { subscriptionId, kind: 'charged-redundantly', occurredAt, cause, details }, now);
  if (order.rebill_months !== null) await commandEnd(trx, order.id, now);
  if (order.amount === 0) {
    // There is no refund that would take a voucher's share out of the books later.
    await returnUse(trx, { agreement_id: order.id, period: 0, currency: order.currency }, occurredAt);
    const change = { userId, plan, chargedAt: occurredAt };
    if (uncredited) await mailFreeChangeNeedsSignIn(trx, order, { ...change, old: uncredited }, now);
    else if (outdated) await mailFreeChangeTooLate(trx, order, { ...change, old: outdated }, now);
    else await mailFreeOrderNotNeeded(trx, order, change, now);
    return true;
  }
  await commandRefund(trx, order.id, transactionId, now);
  if (uncredited) {
    await mailChangeNeedsSignIn(trx, order, { userId, plan, old: uncredited, chargedAt: occurredAt }, now);
    return true;
  }
  if (outdated) {
    await mailChangeTooLate(trx, order, { userId, plan, old: outdated, chargedAt: occurredAt }, now);
    return true;
  }
  const { amount, currency, tenant_id: tenantId } = order;
  await mailChargeRefunded(
    trx,
    { userId, tenantId, plan, amount, currency, transactionId, chargedAt: occurredAt },
    now,
  );
  return true;
}
