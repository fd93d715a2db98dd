import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { type EventJson, eventOf, eventsOfSubscription, grantRows, subscriptionRows } from '../../membership/public.ts';
import { partsUnderWay, refundedParts } from '../refunds/money-of-charge.ts';
import { type UnusedCharge, unusedChargeOf } from './unused-charge.ts';

/**
 * The charges of a person's own memberships with days to come. A trial's price is not among them: it pays for the films
 * that come with it, which stay. Nor is what was taken back or is being refunded, whole or in part.
 * @param at the time of a change
 * @param knownBy counts what happened until then, which is later for a change that became known late
 */
export async function unusedCharges(
  db: Database,
  userId: string,
  at: Date,
  knownBy: Date = at,
): Promise<readonly UnusedCharge[]> {
  const rows = await db
    .selectFrom('billing_transactions as charge')
    .innerJoin(subscriptionRows(db).as('subscription'), 'subscription.id', 'charge.subscription_id')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .innerJoin(grantRows(db).as('granted'), (join) =>
      join
        .onRef('granted.subscription_id', '=', 'charge.subscription_id')
        .on('granted.cause', '=', sql<string>`'charge:' || charge.transaction_id`),
    )
    .select(['charge.id', 'charge.transaction_id', 'charge.agreement_id', 'charge.subscription_id', 'charge.period'])
    .select([refundedParts.as('refunded_parts'), partsUnderWay.as('parts_under_way')])
    .select(['charge.amount', 'charge.currency', 'charge.occurred_at', 'subscription.product', 'plans.kind'])
    .select(['granted.access_from', 'granted.access_until'])
    .select(eventsOfSubscription.$castTo<readonly EventJson[]>().as('events'))
    .where('charge.user_id', '=', userId)
    .where('subscription.user_id', '=', userId)
    .where('subscription.type', '<>', 'porn-portal')
    .where('charge.kind', '=', 'charge')
    .where('charge.amount', '>', 0)
    .where('granted.access_until', '>', at)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('billing_transactions as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses_id', '=', 'charge.id')
            .where('reversal.occurred_at', '<=', knownBy),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('biller_commands as refund')
            .select('refund.id')
            .whereRef('refund.agreement_id', '=', 'charge.agreement_id')
            .whereRef('refund.transaction_id', '=', 'charge.transaction_id')
            .where('refund.kind', '=', 'refund')
            .where('refund.state', '<>', 'withdrawn'),
        ),
      ),
    )
    .orderBy('charge.occurred_at')
    .orderBy('charge.id')
    .execute();
  return rows.flatMap((row) => unusedChargeOf({ ...row, events: row.events.map(eventOf) }, at, knownBy) ?? []);
}
