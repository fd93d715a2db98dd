import type { Database } from '../../../../db/database.ts';
import { loadMembership, type Membership } from '../../membership/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import type { PlansTable } from '../tables.ts';
import type { Order } from './order-repository.ts';
import type { ReturnReason } from './order-tables.ts';

/**
 * Why a free trial opens nothing for a person: they have had one, running or ended; they were a member before; or a membership of theirs
 * is active.
 */
export type TrialRefusal = 'trial-used' | 'former-member' | 'not-needed';

/** Returns whether a payment opened nothing because it was for a trial that its person has used, or a trial after a membership. */
export const isTrialRefusal = (why: ReturnReason | null): why is 'trial-used' | 'former-member' =>
  why === 'trial-used' || why === 'former-member';

/** A refusal, and the subscription that is in the way. */
export interface RefusedTrial {
  readonly why: TrialRefusal;
  readonly subscriptionId: string;
}

/** Returns whether an order is for a trial and costs nothing. */
export const isFreeTrial = ({ amount }: Pick<Order, 'amount'>, { kind }: Pick<PlansTable, 'kind'>): boolean =>
  amount === 0 && isTrialKind(kind);

/** Why a person with these subscriptions can have no free trial; null where they can. A second person of an account has none of their own. */
export function refusalOfTrial({ subscriptions }: Pick<Membership, 'subscriptions'>): RefusedTrial | null {
  const own = subscriptions.filter(({ type, isTandem }) => type !== 'porn-portal' && !isTandem);
  const active = own.find(({ type, entitlement }) => type === 'member' && entitlement.isActive);
  if (active) return { why: 'not-needed', subscriptionId: active.id };
  const trial = own.find(({ type }) => type === 'trial');
  if (trial) return { why: 'trial-used', subscriptionId: trial.id };
  return own[0] ? { why: 'former-member', subscriptionId: own[0].id } : null;
}

/** Why an order opens nothing for a person, because it is a free trial that they can't have; null for any other order. */
export async function whyTrialOpensNothing(
  db: Database,
  order: Pick<Order, 'amount' | 'plan_id'>,
  userId: string,
  now: Date,
): Promise<TrialRefusal | null> {
  const plan = await db.selectFrom('plans').select('kind').where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  if (!isFreeTrial(order, plan)) return null;
  return refusalOfTrial(await loadMembership({ db, clock: { now: () => now } }, userId))?.why ?? null;
}
