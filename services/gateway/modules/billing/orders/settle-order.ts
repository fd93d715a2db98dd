import type { Transaction } from 'kysely';
import { FREE_LIMITED_TRIAL_VIDEOS } from '@network/tenant/constants.ts';
import type { Tables } from '../../../db/database.ts';
import { post } from '../../membership/ledger.ts';
import { restoreForfeited } from '../../wallet/restore.ts';
import type { PlansTable } from '../../membership/tables.ts';
import { mailReceipt, mailWelcome } from '../mails/billing-mails.ts';
import { isTrialKind } from '../options/join-options.ts';
import { firstPeriodEnd } from '../options/option-view.ts';
import { currentAgreement } from '../subscription/agreement.ts';
import { grant, note } from '../subscription/entitle.ts';
import { logEvent } from '../subscription/event-log.ts';
import { replaceAgreement } from '../subscription/replace-agreement.ts';
import { supersede } from '../subscription/supersede.ts';
import { accountOf } from './account.ts';
import type { Order } from './order-repository.ts';
import { giveBackIfInVain } from './paid-in-vain.ts';
import { type Payment, recordPayment } from './record-payment.ts';

/** Credits that come with a trial (L11); the free one picks as many videos. */
const INCLUDED_CREDITS: Readonly<Partial<Record<PlansTable['kind'], number>>> = {
  trial: 2,
  'free-limited-trial': FREE_LIMITED_TRIAL_VIDEOS,
};

/**
 * Carries out an order that was paid, all of it in the caller's transaction, which holds the order's row: the account,
 * the subscription and its first period, what the biller will go on charging, the ledger, the log, the mails. What it
 * covers already is not renewed any more. A payment that another one made superfluous is given back instead.
 */
export async function settleOrder(trx: Transaction<Tables>, order: Order, payment: Payment, now: Date): Promise<void> {
  const { occurredAt, transactionId } = payment;
  const userId = order.user_id ?? (await accountOf(trx, order, now));
  // What a person has is changed by one payment at a time.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  const from = order.access_from ?? occurredAt;
  const until = firstPeriodEnd(order, from);
  const paid = { order, plan, userId, payment, until };
  if (await giveBackIfInVain(trx, paid, now)) return;
  const cause = `charge:${transactionId}`;
  const subscriptionId = await openSubscription(trx, order, { userId, plan, occurredAt, from }, now);
  await grant(trx, { subscriptionId, from, until, isPaid: !isTrialKind(plan.kind), occurredAt, cause });
  await recordPayment(
    trx,
    { ...paid, subscriptionId },
    { status: order.rebill_months === null ? 'ended' : 'running', replaced_at: null },
    now,
  );
  const details = { plan: plan.id, amount: order.amount, biller: order.biller };
  const logged = { subscriptionId, occurredAt, cause, details };
  await logEvent(trx, { ...logged, kind: order.upgrades_subscription_id === null ? 'joined' : 'upgraded' }, now);
  await logEvent(trx, { ...logged, kind: 'charged' }, now);
  await supersede(trx, { userId, subscriptionId, product: plan.product, cause: `order:${order.id}`, occurredAt }, now);
  await restoreForfeited(trx, {
    userId,
    subscriptionId,
    at: occurredAt,
    // A cancellation after this payment did not cancel the last membership, whichever became known first.
    lostSince: occurredAt,
    isComeback: order.upgrades_subscription_id !== null && !isTrialKind(plan.kind),
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
  if (order.kind === 'signup') await mailWelcome(trx, about, now);
  const next = order.rebill_months === null ? null : { amount: order.rebill_amount, at: until };
  const charged = { amount: order.amount, currency: order.currency, transactionId, chargedAt: occurredAt };
  await mailReceipt(trx, { ...about, ...charged, plan, next }, now);
}

interface Opening {
  readonly userId: string;
  readonly plan: PlansTable;
  readonly occurredAt: Date;
  /** Start of the first period. */
  readonly from: Date;
}

/** A new subscription, or the one that goes on by another plan; its old agreement ends. */
async function openSubscription(
  trx: Transaction<Tables>,
  order: Order,
  { userId, plan, occurredAt, from }: Opening,
  now: Date,
): Promise<string> {
  const { upgrades_subscription_id: upgraded } = order;
  const type = isTrialKind(plan.kind) ? 'trial' : 'member';
  if (upgraded === null) {
    await trx
      .insertInto('subscriptions')
      .values({
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
      })
      .execute();
    return order.id;
  }
  const old = await currentAgreement(trx, upgraded);
  if (old) await replaceAgreement(trx, old, from, now);
  await trx
    .updateTable('subscriptions')
    .set({ type, plan_id: plan.id, biller: order.biller, is_free_limited_trial: false })
    .where('id', '=', upgraded)
    .execute();
  await note(trx, 'rebill-resumed', { subscriptionId: upgraded, occurredAt, cause: `order:${order.id}` });
  return upgraded;
}
