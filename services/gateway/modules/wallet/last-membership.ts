import type { Database } from '../../db/database.ts';
import type { GatewayServices } from '../../services.ts';
import { loadMembership } from '../membership/membership-repository.ts';
import { hasStandingMembership } from '../membership/standing.ts';
import { forfeit, type Forfeiture, type Loss, lossOf, NOTHING } from './forfeit.ts';

/** What a person would lose by cancelling one of their subscriptions now: nothing while another paid one stands (D40). */
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
 * Takes gems and unlocked packs when the last active paid membership was cancelled or charged back (D40). What stood at
 * that moment counts, not what stands when it becomes known: a membership that lapsed since was still another one, and a
 * cancellation that happened later but was known before makes this the loss of the last one.
 * Give the transaction that recorded it, after it did.
 */
export async function forfeitWithLastMembership(trx: Database, given: Forfeiture, now: Date): Promise<Loss> {
  const as = (moment: Date) => loadMembership({ db: trx, clock: { now: () => moment } }, given.userId);
  const { subscriptions } = await as(now);
  const others = subscriptions.filter(({ id }) => id !== given.subscriptionId);
  const cancellations = others.flatMap(({ entitlement: { cancelledAt } }) => cancelledAt?.getTime() ?? []);
  const moment = new Date(Math.max(given.at.getTime(), ...cancellations));
  return hasStandingMembership(await as(moment), moment, given.subscriptionId) ? NOTHING : forfeit(trx, given);
}
