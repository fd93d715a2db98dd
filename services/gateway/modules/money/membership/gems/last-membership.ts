import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { loadMembership } from '../membership-repository.ts';
import { hasStandingMembership } from '../standing.ts';
import { forfeit, type Forfeiture, type Loss, lossOf, NOTHING } from '../../wallet/public.ts';

/**
 * Returns what a person would lose by cancelling one of their subscriptions now: nothing while another paid one is
 * active.
 */
export async function lossOfCancelling(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  subscriptionId: string,
): Promise<Loss> {
  const membership = await loadMembership(services, userId);
  if (hasStandingMembership(membership, services.clock.now(), subscriptionId)) return NOTHING;
  return lossOf(services.db, userId);
}

/**
 * Takes gems and unlocked packs when the last active paid membership was cancelled or charged back. The memberships at
 * that time count, not those when it becomes known: a membership that lapsed since was still another one, and a
 * cancellation that happened later but was known before makes this the loss of the last one.
 * Call it in the transaction that recorded it, after it did.
 */
export async function forfeitWithLastMembership(trx: Database, forfeiture: Forfeiture, now: Date): Promise<Loss> {
  const as = (instant: Date) => loadMembership({ db: trx, clock: { now: () => instant } }, forfeiture.userId);
  const { subscriptions } = await as(now);
  const others = subscriptions.filter(({ id }) => id !== forfeiture.subscriptionId);
  const cancellations = others.flatMap(({ entitlement: { cancelledAt } }) => cancelledAt?.getTime() ?? []);
  const instant = new Date(Math.max(forfeiture.at.getTime(), ...cancellations));
  return hasStandingMembership(await as(instant), instant, forfeiture.subscriptionId)
    ? NOTHING
    : forfeit(trx, forfeiture);
}
