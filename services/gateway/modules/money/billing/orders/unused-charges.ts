import { sql } from 'kysely';
import { creditOf } from '@network/lifecycle/plan-change/plan-change.ts';
import type { Database } from '../../../../db/database.ts';
import {
  causeOfCharge,
  type EventJson,
  eventOf,
  eventsOfSubscription,
  grantRows,
  openTimeOf,
  type Product,
  subscriptionRows,
} from '../../membership/public.ts';
import { partsUnderWay, refundedParts } from '../refunds/money-of-charge.ts';
import type { PlansTable } from '../tables.ts';
import { isTrialKind } from '../options/join-options.ts';

/** A charge whose days are not used up, with what they are worth. */
export interface UnusedCharge {
  readonly chargeId: string;
  readonly transactionId: string;
  readonly agreementId: string;
  readonly subscriptionId: string;
  readonly product: Product;
  readonly kind: PlansTable['kind'];
  readonly currency: string;
  /** The part of the charge that was not refunded in parts, in minor units. A refund refunds this amount. */
  readonly left: number;
  /** When it was made. */
  readonly chargedAt: Date;
  readonly period: number;
  readonly days: number;
  /** Minor units. */
  readonly amount: number;
}

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
  return rows.flatMap((row): UnusedCharge[] => {
    const { access_from: from, access_until: until } = row;
    if (from === null || until === null || (row.period === 0 && isTrialKind(row.kind))) return [];
    const unusedMs = openTimeOf(row.events.map(eventOf), causeOfCharge(row.transaction_id), at, knownBy);
    // A refunded amount no longer pays for anything.
    const paid = row.amount - row.refunded_parts - row.parts_under_way;
    const credit = creditOf({ amount: paid, from, until, unusedMs });
    if (credit.days === 0) return [];
    return [
      {
        chargeId: row.id,
        transactionId: row.transaction_id,
        agreementId: row.agreement_id,
        subscriptionId: row.subscription_id,
        product: row.product,
        // After a trial comes the membership by the month.
        kind: row.kind === 'trial' ? 'month' : row.kind,
        currency: row.currency,
        left: row.amount - row.refunded_parts,
        chargedAt: row.occurred_at,
        period: row.period,
        ...credit,
      },
    ];
  });
}
