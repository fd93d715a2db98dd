import { type Database } from '../../../../db/database.ts';
import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { PlanPricesTable, PlansTable } from '../tables.ts';

/** The price of a plan in one currency, in its minor units. */
export type PlanPrice = Omit<PlanPricesTable, 'plan_id'>;

/** A plan with its prices in other currencies; its own are in the base currency. */
export interface Plan extends PlansTable {
  readonly prices: readonly PlanPrice[];
}

/** A plan as it is sold in one currency: its `first_price` and `rebill_price` are minor units of it. */
export interface PricedPlan extends Plan {
  readonly currency: string;
}

/** A plan at its price in a currency; null where it has none. One that charges nothing costs nothing in any currency. */
export function pricedIn(plan: Plan, currency: string): PricedPlan | null {
  const { first_price, rebill_price } = plan;
  if (currency === BASE_CURRENCY || (first_price === 0 && rebill_price === 0)) return { ...plan, currency };
  const price = plan.prices.find((each) => each.currency === currency);
  return price === undefined ? null : { ...plan, ...price };
}

/** Returns the plans that have a price in a currency, at that price. */
export function allPricedIn(plans: readonly Plan[], currency: string): readonly PricedPlan[] {
  return plans.flatMap((plan) => pricedIn(plan, currency) ?? []);
}

/** All plans with all their prices, by id. Prices are in the order of their currencies. */
export async function loadPlans(db: Database): Promise<readonly Plan[]> {
  const [plans, prices] = await Promise.all([
    db.selectFrom('plans').selectAll().orderBy('id').execute(),
    db.selectFrom('plan_prices').selectAll().orderBy('plan_id').orderBy('currency').execute(),
  ]);
  const byPlan = Map.groupBy(prices, ({ plan_id }) => plan_id);
  return plans.map((plan) => ({
    ...plan,
    prices: (byPlan.get(plan.id) ?? []).map(({ plan_id: _plan, ...price }) => price),
  }));
}

/** One plan with all its prices. @throws Error for an unknown id */
export async function loadPlan(db: Database, id: string): Promise<Plan> {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const prices = await db
    .selectFrom('plan_prices')
    .select(['currency', 'first_price', 'rebill_price'])
    .where('plan_id', '=', id)
    .orderBy('currency')
    .execute();
  return { ...plan, prices };
}
