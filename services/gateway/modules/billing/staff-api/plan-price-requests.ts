import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { PlanPrice } from '../options/priced-plan.ts';
import type { PlanPriceRequestsTable } from './plan-price-tables.ts';

/** A request for other prices, as it is stored. */
export type PlanPriceRequest = Selectable<PlanPriceRequestsTable>;

/** What a member of staff wants a plan to cost. */
export interface WantedPrices {
  readonly planId: string;
  readonly prices: readonly PlanPrice[];
  readonly reason: string;
  readonly by: string;
}

/** Lets prices wait for a second member of staff. @returns null where others of this plan wait already */
export async function requestPlanPrices(
  trx: Database,
  { planId, prices, reason, by }: WantedPrices,
  at: Date,
): Promise<PlanPriceRequest | null> {
  const row = await trx
    .insertInto('plan_price_requests')
    .values({
      id: randomUUID(),
      plan_id: planId,
      prices: JSON.stringify(prices),
      reason,
      requested_by: by,
      requested_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What a second member of staff says to a request. */
export interface PlanPriceDecision {
  readonly id: string;
  readonly approve: boolean;
  readonly reason: string;
  readonly by: string;
}

/**
 * Decides about a request; the prices are the caller's to store. Of two who decide at once, one does.
 * @returns null where it does not wait for this person: it is decided, their own, or unknown
 */
export async function decidePlanPrices(
  trx: Database,
  { id, approve, reason, by }: PlanPriceDecision,
  at: Date,
): Promise<PlanPriceRequest | null> {
  const row = await trx
    .updateTable('plan_price_requests')
    .set({ state: approve ? 'approved' : 'declined', decided_by: by, decided_at: at, decision_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('requested_by', '<>', by)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What waits, the oldest first: at most one request for each plan. */
export function openPlanPrices(db: Database): Promise<readonly PlanPriceRequest[]> {
  return db
    .selectFrom('plan_price_requests')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}
