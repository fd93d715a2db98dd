import type { Database } from '../../../../db/database.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { chargedPlan } from '../options/plan-name.ts';
import { subscriptionRows } from '../../membership/public.ts';

/**
 * Returns where the person joined and what a charge of their agreement was for: after a trial, the membership by the
 * month.
 * @param period 0 for the first charge, n for the n-th renewal
 */
export async function soldAs(trx: Database, { subscription_id, plan_id }: AgreementRow, period = 1) {
  const sold = await trx
    .selectFrom(subscriptionRows(trx).as('subscriptions'))
    .innerJoin('plans', (join) => join.on('plans.id', '=', plan_id))
    .select(['subscriptions.joined_on', 'plans.product', 'plans.kind as plan_kind'])
    .where('subscriptions.id', '=', subscription_id)
    .executeTakeFirstOrThrow();
  return { ...sold, plan_kind: chargedPlan({ kind: sold.plan_kind }, period).kind };
}
