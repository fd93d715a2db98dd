import { z } from 'zod';
import { FURTHER_CURRENCIES, inUnits } from '@network/validation/currencies.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import type { Database } from '../../../db/database.ts';
import { LEAST_CHARGE } from '../billers/capabilities.ts';
import type { Plan, PlanPrice } from '../options/priced-plan.ts';

const minorUnits = z.int({ error: 'A price is a whole number of minor units.' }).max(WORTH_BOUNDS.planPrice.most);
const price = z.strictObject({
  currency: z.enum(FURTHER_CURRENCIES, {
    error: `Prices beside those in USD are in ${FURTHER_CURRENCIES.join(', ')}.`,
  }),
  firstPrice: minorUnits,
  rebillPrice: minorUnits,
});

type Typed = z.output<typeof price>;

/** The prices of a plan as staff typed them, or a text that says what is wrong and what is expected. */
export function readPlanPrices(input: readonly unknown[], plan: Plan): readonly PlanPrice[] | string {
  const parsed = z.array(price).safeParse(input);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'These are no prices.';
  const repeated = parsed.data.find(({ currency }, index) =>
    parsed.data.slice(0, index).some((earlier) => earlier.currency === currency),
  );
  if (repeated) return `There are two prices in ${repeated.currency}. A plan has one in each currency.`;
  for (const each of parsed.data) {
    const problem =
      problemOf('first price', each.currency, each.firstPrice, plan.first_price) ??
      problemOf('price of renewals', each.currency, each.rebillPrice, plan.rebill_price);
    if (problem !== null) return problem;
  }
  return parsed.data.map(toRow);
}

/** What costs nothing in the base currency costs nothing in any; the rest is what billers charge at least. */
function problemOf(what: string, currency: string, amount: number, base: number): string | null {
  if (base === 0) return amount === 0 ? null : `The ${what} of this plan is nothing, in ${currency} too.`;
  if (amount >= LEAST_CHARGE) return null;
  return `Billers charge ${inUnits(LEAST_CHARGE, currency)} ${currency} at least: the ${what} is less.`;
}

const toRow = ({ currency, firstPrice, rebillPrice }: Typed): PlanPrice => ({
  currency,
  first_price: firstPrice,
  rebill_price: rebillPrice,
});

/** Puts these in the place of a plan's prices. What is paid already, and orders that are open, stay as they are. */
export async function storePlanPrices(trx: Database, planId: string, prices: readonly PlanPrice[]): Promise<void> {
  await trx.deleteFrom('plan_prices').where('plan_id', '=', planId).execute();
  if (prices.length === 0) return;
  await trx
    .insertInto('plan_prices')
    .values(prices.map((each) => ({ plan_id: planId, ...each })))
    .execute();
}
