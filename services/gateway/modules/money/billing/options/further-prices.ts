import { z } from 'zod';
import { FURTHER_CURRENCIES } from '@network/validation/currencies.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import type { Database } from '../../../../db/database.ts';

const minorUnits = z
  .int({ error: 'expected minor units, such as 2499 for 24.99' })
  .min(WORTH_BOUNDS.planPrice.least)
  .max(WORTH_BOUNDS.planPrice.most);

/** Prices of a plan in currencies beside USD, one in each, in the order of their currencies. */
export const furtherPrices = z
  .array(
    z.strictObject({
      currency: z.enum(FURTHER_CURRENCIES, { error: `expected one of ${FURTHER_CURRENCIES.join(', ')}` }),
      firstPrice: minorUnits,
      renewalPrice: minorUnits,
    }),
  )
  .max(FURTHER_CURRENCIES.length, { error: 'expected one for each currency at most' })
  .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, {
    error: 'expected one for each currency at most',
  })
  .default([])
  .transform((all) => all.toSorted((a, b) => a.currency.localeCompare(b.currency)));

interface PricedDocument {
  readonly slug: string;
  readonly prices: z.output<typeof furtherPrices>;
}

/** Puts the prices of documents in the place of those that their plans had. What is paid, and orders that are open, stay as they are. */
export async function storePlanPrices(trx: Database, plans: readonly PricedDocument[]): Promise<void> {
  const ids = plans.map(({ slug }) => slug);
  await trx.deleteFrom('plan_prices').where('plan_id', 'in', ids).execute();
  const rows = plans.flatMap(({ slug, prices }) =>
    prices.map(({ currency, firstPrice, renewalPrice }) => ({
      plan_id: slug,
      currency,
      first_price: firstPrice,
      rebill_price: renewalPrice,
    })),
  );
  if (rows.length > 0) await trx.insertInto('plan_prices').values(rows).execute();
}
