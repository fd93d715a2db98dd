import { sql } from 'kysely';
import { isoWeek, lastGemsGrant } from '@network/lifecycle/gems/gems.ts';
import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
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
 * @param today when a late grant is booked; the moment itself where it is left out
 */
export async function grantGems(
  db: Database,
  moment: Date,
  today = moment,
): Promise<{ subscriptions: number; gems: number }> {
  const at = lastGemsGrant(moment);
  const now = today > moment ? today : moment;
  const week = isoWeek(at);
  let subscriptions = 0;
  let last = '';
  for (;;) {
    const batch = await candidatesAfter(db, last, at);
    const due = batch.filter((each) => isGranted(each, at));
    const postings = due.map(({ id, user_id }) => ({
      userId: user_id,
      unit: 'gems' as const,
      amount: GEMS.weeklyGrant,
      counterpart: 'issued' as const,
      type: 'grant',
      reason: 'gems.weekly',
      subject: id,
      idempotencyKey: `gems-grant:${id}:${week}`,
      at: now,
    }));
    subscriptions += await db.transaction().execute(async (trx) => {
      const people = due.map(({ user_id }) => user_id);
      // Else a loss between the look and the grant would leave them ten gems that it should have taken.
      await lockWallets(trx, people, 'gems');
      const losers = await losersSince(trx, people, at);
      return postAll(
        trx,
        postings.filter(({ userId }) => !losers.has(userId)),
      );
    });
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) return { subscriptions, gems: subscriptions * GEMS.weeklyGrant };
    last = end.id;
  }
}

/** Memberships with a paid period around the moment; whether it was taken back since, their log says. */
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

/** Whether a membership is paid for at a moment, and not cancelled. */
function isGranted({ events }: Candidate, at: Date): boolean {
  const entitlement = entitlementAt(events.map(eventOf), at);
  return !entitlement.isCancelled && isPaidFor({ type: 'member', entitlement }, at);
}
