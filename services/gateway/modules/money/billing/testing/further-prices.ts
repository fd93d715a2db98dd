import type { Database } from '../../../../db/database.ts';
import type { PlanPrice } from '../options/priced-plan.ts';

/** Sells a plan at these prices in currencies beside USD, and at no others. */
export async function sellInCurrencies(db: Database, planId: string, prices: readonly PlanPrice[]): Promise<void> {
  await db.deleteFrom('plan_prices').where('plan_id', '=', planId).execute();
  const rows = prices.map((each) => ({ plan_id: planId, ...each }));
  if (rows.length > 0) await db.insertInto('plan_prices').values(rows).execute();
}
