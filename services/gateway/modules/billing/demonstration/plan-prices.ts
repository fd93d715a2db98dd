import { FURTHER_CURRENCIES } from '@network/validation/currencies.ts';
import type { SeedContext } from '../../../demonstration/seed.ts';
import { multisitePlans, plansOfSite } from '../options/standard-plans.ts';
import type { PlansTable } from '../tables.ts';

/** The brands that sell in euros, pounds and yen, with the plans of several sites, which are on every join page. */
const SITES = ['slayed', 'wifey'] as const;

/** What a dollar costs, in minor units of each currency for a cent. */
const RATES: Readonly<Record<(typeof FURTHER_CURRENCIES)[number], number>> = { EUR: 0.9, GBP: 0.8, JPY: 1.5 };
const LEAST = 100;

/** Prices in currencies beside USD, so that a visitor from there sees and pays them. All other brands sell in USD alone. */
export async function seedPlanPrices({ db }: SeedContext): Promise<void> {
  const plans = [...SITES.flatMap(plansOfSite), ...multisitePlans()].filter(({ rebill_price }) => rebill_price > 0);
  await db.insertInto('plan_prices').values(plans.flatMap(pricesOf)).execute();
}

const pricesOf = ({ id, first_price, rebill_price }: PlansTable) =>
  FURTHER_CURRENCIES.map((currency) => {
    const price = (amount: number): number => Math.max(LEAST, Math.round(amount * RATES[currency]));
    return { plan_id: id, currency, first_price: price(first_price), rebill_price: price(rebill_price) };
  });
