import type { Transaction } from 'kysely';
import { FREE_LIMITED_TRIAL_VIDEOS, TRIAL_VIDEOS } from '@network/tenant/constants.ts';
import type { Tables } from '../../../../db/database.ts';
import { lockAccount } from '../../../people/identity/public.ts';
import { grantAccess } from '../../membership/public.ts';
import { post, restoreForfeited } from '../../wallet/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import { nextCharge } from '../postbacks/moved-renewals.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { supersede } from '../subscription/supersede.ts';
import type { PlansTable } from '../tables.ts';
import { endCreditedDays } from './end-credited-days.ts';
import { mailOpened } from './mail-opened.ts';
import { openSubscription } from './open-subscription.ts';
import { firstPeriodOf, type Order } from './order-repository.ts';
import { replacedPlans } from './plan-change.ts';
import { type Payment, recordPayment } from './record-payment.ts';
import { refundIfRedundant } from './refund-redundant.ts';
import { renewingPlans } from './renewing-plans.ts';

/** Credits that come with a trial; the free one picks as many videos. */
const INCLUDED_CREDITS: Readonly<Partial<Record<PlansTable['kind'], number>>> = {
  trial: TRIAL_VIDEOS,
  'free-limited-trial': FREE_LIMITED_TRIAL_VIDEOS,
};

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
  await giveIncludedCredits(trx, { order, plan, userId, occurredAt });
  const replaced = replacedPlans(credited, renewing, plan.product);
  await mailOpened(trx, { order, plan, userId, payment, until, replaced }, now);
}

interface Bought {
  readonly order: Order;
  readonly plan: PlansTable;
  readonly userId: string;
  readonly occurredAt: Date;
}

async function giveIncludedCredits(
  trx: Transaction<Tables>,
  { order, plan, userId, occurredAt }: Bought,
): Promise<void> {
  const credits = INCLUDED_CREDITS[plan.kind];
  if (credits === undefined) return;
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
