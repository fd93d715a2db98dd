import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { brandOfSubscription, changePlan, createSubscription } from '../../membership/public.ts';
import { mailPlannedChangeBegan } from '../mails/planned-change-mails.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { PlansTable } from '../tables.ts';

interface RenewalCharge {
  readonly period: number;
  readonly amount: number;
  readonly transactionId: string;
}

/**
 * Carries out the planned change of plan with the renewal that was charged at its price. A plan with other sites is a new
 * subscription that the same agreement pays for; the old one ends with its paid period. A renewal at the price of before
 * changes nothing, and the change waits for the next one.
 * @returns the agreement as it is then
 */
export async function carryOutPlannedChange(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  charge: RenewalCharge,
  now: Date,
): Promise<AgreementRow> {
  const { next_plan_id: nextPlanId, next_months: months } = agreement;
  if (nextPlanId === null || months === null || charge.period !== agreement.paid_period + 1) return agreement;
  if (charge.amount !== agreement.amount || (await isKnown(trx, agreement, charge))) return agreement;
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', nextPlanId).executeTakeFirstOrThrow();
  const old = await soldAs(trx, agreement);
  const { from } = renewalPeriod(agreement, charge.period);
  const renewals = { anchor_at: from, anchor_period: charge.period, paused_from: null, period_months: months };
  const changed = { ...renewals, plan_id: plan.id, next_plan_id: null, next_months: null };
  const subscription_id = await moveSubscription(trx, agreement, plan, { from, charge }, now);
  await trx
    .updateTable('billing_agreements')
    .set({ ...changed, subscription_id })
    .where('id', '=', agreement.id)
    .execute();
  const after: AgreementRow = { ...agreement, ...changed, subscription_id };
  const { user_id: userId, currency, amount } = after;
  const next = { amount, at: renewalPeriod(after, charge.period).until };
  const began = { userId, tenantId: old.joined_on, plan, amount: charge.amount, currency, at: from };
  const oldPlan = { product: old.product, kind: old.plan_kind };
  await mailPlannedChangeBegan(trx, began, { oldPlan, next, cause: `change:${charge.transactionId}` }, now);
  return after;
}

/** Returns whether a charge with this number was booked before, so that it changes nothing twice. */
async function isKnown(trx: Transaction<Tables>, { biller }: AgreementRow, { transactionId }: RenewalCharge) {
  const known = await trx
    .selectFrom('billing_transactions')
    .select('id')
    .where('biller', '=', biller)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return known !== undefined;
}

interface Begin {
  readonly from: Date;
  readonly charge: RenewalCharge;
}

/** @returns the subscription that the agreement pays for from then on */
async function moveSubscription(
  trx: Transaction<Tables>,
  { subscription_id: oldId, user_id, biller }: AgreementRow,
  plan: PlansTable,
  { from, charge }: Begin,
  now: Date,
): Promise<string> {
  const row = { type: 'member', plan_id: plan.id, biller, is_free_limited_trial: false } as const;
  const { product } = await trx
    .selectFrom('plans')
    .innerJoin('billing_agreements', 'billing_agreements.plan_id', 'plans.id')
    .select('plans.product')
    .where('billing_agreements.subscription_id', '=', oldId)
    .where('billing_agreements.replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  const cause = `change:${charge.transactionId}`;
  const details = { plan: plan.id, amount: charge.amount, biller };
  if (product === plan.product) {
    await changePlan(trx, oldId, row);
    await logEvent(trx, { subscriptionId: oldId, kind: 'upgraded', occurredAt: from, cause, details }, now);
    await announceMembership(trx, { happened: 'changed', subscriptionId: oldId, cause }, now);
    return oldId;
  }
  const id = crypto.randomUUID();
  const joined_on = await brandOfSubscription(trx, oldId);
  const fresh = { ...row, id, user_id, product: plan.product, is_guest: false, joined_on, joined_at: from };
  await createSubscription(trx, fresh);
  await logEvent(trx, { subscriptionId: oldId, kind: 'replaced', occurredAt: from, cause, details }, now);
  await logEvent(trx, { subscriptionId: id, kind: 'joined', occurredAt: from, cause, details }, now);
  await announceMembership(trx, { happened: 'created', subscriptionId: id, cause }, now);
  return id;
}
