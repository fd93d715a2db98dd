import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { changePlan, createSubscription, recordRebillChange } from '../../membership/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import { currentAgreement } from '../subscription/agreement.ts';
import { replaceAgreement } from '../subscription/replace-agreement.ts';
import type { PlansTable } from '../tables.ts';
import type { Order } from './order-repository.ts';

interface Opening {
  readonly userId: string;
  readonly plan: PlansTable;
  readonly occurredAt: Date;
  /** Start of the first period. */
  readonly from: Date;
}

/** Opens a new subscription, or gives the existing one another plan and ends its old agreement, cancelled or not. */
export async function openSubscription(
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
