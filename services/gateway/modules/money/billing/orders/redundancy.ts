import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { loadMembership } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { covers } from '../options/covers.ts';
import { findCoveringSubscription } from './covering-subscription.ts';
import type { Order } from './order-repository.ts';
import { findOutdatedCredit, isPaidLate, type OutdatedPlan } from './outdated-credit.ts';
import { isFreeTrial, type RefusedTrial, refusalOfTrial } from './trial-refusal.ts';
import type { UnusedCharge } from './unused-charge.ts';
import { unusedCharges } from './unused-charges.ts';

type PurchaseFacts = Pick<Order, 'id' | 'kind' | 'amount' | 'credit' | 'created_at' | 'upgrades_subscription_id'>;

/** A payment to be carried out, as far as it may be one too many. */
export interface ArrivedPayment {
  readonly order: PurchaseFacts;
  readonly plan: PlansTable;
  readonly userId: string;
  /** The biller's time. */
  readonly paidAt: Date;
}

/** Why a payment opens nothing, and the subscription that is in its way. */
export type Redundancy =
  | RefusedTrial
  | {
      /** Its price has the days of a plan wrong: nobody was signed in, or they are worth something else by now. */
      readonly why: 'needs-sign-in' | 'outdated';
      readonly subscriptionId: string;
      readonly old: OutdatedPlan;
    };

/**
 * Why a payment is one too many; null for one that opens what it bought. The caller's transaction has locked the
 * person.
 */
export async function findRedundancy(
  trx: Transaction<Tables>,
  payment: ArrivedPayment,
  now: Date,
): Promise<Redundancy | null> {
  const { order, plan, userId, paidAt } = payment;
  const membership = await loadMembership({ db: trx, clock: { now: () => now } }, userId);
  if (isFreeTrial(order, plan)) return refusalOfTrial(membership);
  const covering = findCoveringSubscription(membership, order, plan);
  if (covering !== null) return { why: 'not-needed', subscriptionId: covering.id };
  const isLate = isPaidLate(order, paidAt);
  const covered = order.kind === 'signup' || isLate ? await coveredCharges(trx, payment, now) : [];
  const uncredited = findUncredited(order, covered);
  if (uncredited !== null) return { why: 'needs-sign-in', subscriptionId: uncredited.subscriptionId, old: uncredited };
  const outdated = await findOutdatedCredit(trx, order, userId, paidAt);
  // Carried out late, it would give charges back whole of which months were used.
  const old = outdated ?? (isLate ? (covered[0] ?? null) : null);
  return old && { why: 'outdated', subscriptionId: old.subscriptionId, old };
}

/**
 * The charges whose unused days the purchase would pay for again; not those of the subscription that it continues with.
 */
async function coveredCharges(
  trx: Transaction<Tables>,
  { order, plan, userId, paidAt }: ArrivedPayment,
  now: Date,
): Promise<readonly UnusedCharge[]> {
  const unused = await unusedCharges(trx, userId, paidAt, now);
  return unused.filter(
    ({ product, subscriptionId }) => covers(plan.product, product) && subscriptionId !== order.upgrades_subscription_id,
  );
}

/**
 * The charge that a payment without sign-in would pay for again: the person was unknown then, so their unused days
 * could not be subtracted. Null for a payment by a signed-in user, which settle-order.ts handles.
 */
function findUncredited(order: PurchaseFacts, covered: readonly UnusedCharge[]): UnusedCharge | null {
  if (order.kind !== 'signup') return null;
  return covered.find(({ chargedAt }) => chargedAt < order.created_at) ?? null;
}
