import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { Order } from './order-repository.ts';
import { type UnusedCharge, unusedCharges } from './unused-charges.ts';

/** A payment page may be paid for a day, declined cards included. */
export const PAGE_LIFE_MS = 24 * 3_600_000;
/** Days of the old plan that pass while a page may be paid. */
const PAGE_DAYS = 1;

export type UsedUpPlan = Pick<UnusedCharge, 'subscriptionId' | 'product' | 'kind'>;

/**
 * The plan whose unused days were taken off an order's price and have passed since, because its page stayed open at a biller
 * that can't close it. Null where the page was paid in time, or the days are still unused.
 */
export async function findUsedUpCredit(
  trx: Transaction<Tables>,
  { id, credit, created_at: openedAt }: Pick<Order, 'id' | 'credit' | 'created_at'>,
  userId: string,
  paidAt: Date,
): Promise<UsedUpPlan | null> {
  if (!credit || paidAt.getTime() - openedAt.getTime() <= PAGE_LIFE_MS) return null;
  const credited = await trx
    .selectFrom('billing_order_credits as credit')
    .innerJoin('billing_transactions as charge', 'charge.id', 'credit.charge_id')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .select(['credit.charge_id', 'credit.subscription_id', 'credit.days', 'plans.product', 'plans.kind'])
    .where('credit.order_id', '=', id)
    .execute();
  const unused = new Map((await unusedCharges(trx, userId, paidAt)).map(({ chargeId, days }) => [chargeId, days]));
  const usedUp = credited.find(({ charge_id, days }) => days - (unused.get(charge_id) ?? 0) > PAGE_DAYS);
  if (!usedUp) return null;
  const { subscription_id: subscriptionId, product, kind } = usedUp;
  // After a trial comes the membership by the month.
  return { subscriptionId, product, kind: kind === 'trial' ? 'month' : kind };
}
