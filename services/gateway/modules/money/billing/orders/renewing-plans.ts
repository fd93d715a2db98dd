import type { Database } from '../../../../db/database.ts';
import { subscriptionRows } from '../../membership/public.ts';
import type { RenewingPlan } from './plan-change.ts';

/** A person's subscriptions with a running agreement. */
export function renewingPlans(db: Database, userId: string): Promise<readonly RenewingPlan[]> {
  return db
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(db).as('subscription'), 'subscription.id', 'agreement.subscription_id')
    .innerJoin('plans', 'plans.id', 'agreement.plan_id')
    .select(['subscription.id as subscriptionId', 'subscription.product', 'plans.kind'])
    .where('agreement.user_id', '=', userId)
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', 'in', ['running', 'past-due'])
    .orderBy('agreement.id')
    .execute();
}
