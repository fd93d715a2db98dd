import { sql } from 'kysely';
import { isoWeek, lastGemsGrant } from '@network/lifecycle/gems/gems.ts';
import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { entitlementAt } from '../entitlement.ts';
import { type EventJson, eventOf, eventsOfSubscription } from '../event-json.ts';
import { lockWallets, losersSince, postAll } from '../../wallet/public.ts';
import { isPaidFor } from '../standing.ts';

/** Subscriptions that one transaction grants to. */
const BATCH = 500;

interface Candidate {
  readonly id: string;
  readonly user_id: string;
  readonly events: readonly EventJson[];
}

/**
 * Grants ten gems for each active paid subscription, a multisite one counting once; those of a cancelled one
 * have ended. The grant is that of the last Friday 00:00 UTC: who was a paying member then gets it, once, however late, how
 * often and by however many gateways this runs (D25), unless they have lost their gems since (D40): this grant would have gone with them.
 * One membership that fails keeps no other from its gems.
 * @param today when a late grant is booked; the time itself where it is left out
 * @throws AggregateError in the end, where some failed: the grant stays due, and is made up for
 */
export async function grantGems(
  db: Database,
  instant: Date,
  today = instant,
): Promise<{ subscriptions: number; gems: number }> {
  const at = lastGemsGrant(instant);
  const when = { at, bookedAt: today > instant ? today : instant };
  const errors: unknown[] = [];
  let subscriptions = 0;
  let last = '';
  for (;;) {
    const batch = await candidatesAfter(db, last, at);
    try {
      subscriptions += await grantTo(db, batch, when);
    } catch {
      // One of them fails: each by itself, so that the others get theirs.
      for (const each of batch) {
        try {
          subscriptions += await grantTo(db, [each], when);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) break;
    last = end.id;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} memberships were not granted their gems`);
  return { subscriptions, gems: subscriptions * GEMS.weeklyGrant };
}

interface Moment {
  /** The Friday. */
  readonly at: Date;
  readonly bookedAt: Date;
}

/** @returns how many memberships were granted their gems now */
async function grantTo(db: Database, candidates: readonly Candidate[], { at, bookedAt }: Moment): Promise<number> {
  const due = candidates.filter((each) => isGranted(each, at));
  const week = isoWeek(at);
  return db.transaction().execute(async (trx) => {
    // Otherwise a loss between the check and the grant would leave them ten gems that it should have taken.
    const own = due.map(({ user_id }) => user_id);
    const people = new Set(await lockWallets(trx, own, 'gems'));
    const losers = await losersSince(trx, own, at);
    // People who were deleted since the check have no wallet any more.
    const receivers = due.filter(({ user_id: userId }) => people.has(userId) && !losers.has(userId));
    return postAll(
      trx,
      receivers.map(({ id, user_id: userId }) => ({
        userId,
        unit: 'gems' as const,
        amount: GEMS.weeklyGrant,
        counterpart: 'issued' as const,
        type: 'grant',
        reason: 'gems.weekly',
        subject: id,
        idempotencyKey: `gems-grant:${id}:${week}`,
        at: bookedAt,
      })),
    );
  });
}

/** Memberships with a paid period around the time; whether it was taken back since, their log says. */
async function candidatesAfter(db: Database, last: string, at: Date): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select subscription.id, subscription.user_id, ${eventsOfSubscription} as events
    from subscriptions subscription
    where subscription.id > ${last} and subscription.type = 'member' and exists (
      select 1 from entitlement_events paid
      where paid.subscription_id = subscription.id and paid.kind = 'granted' and paid.is_paid
        and paid.access_from <= ${at} and (paid.access_until is null or paid.access_until > ${at})
    )
    order by subscription.id limit ${BATCH}
  `.execute(db);
  return rows;
}

/** Returns whether a membership is paid for at a time, and not cancelled. */
function isGranted({ events }: Candidate, at: Date): boolean {
  const entitlement = entitlementAt(events.map(eventOf), at);
  return !entitlement.isCancelled && isPaidFor({ type: 'member', entitlement }, at);
}
