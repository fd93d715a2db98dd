import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import { demonstrationId } from '../../identity/public.ts';
import { subscriptionRows } from '../../membership/public.ts';

/** The offer that waits for the demonstration person who cancelled. */
export async function seedRetentionOffers({ db, today, random }: SeedContext): Promise<void> {
  const ids = random('retention offers');
  const cancelled = await subscriptionRows(db)
    .where('user_id', '=', await demonstrationId({ db }, 'cancelled'))
    .orderBy('product')
    .execute();
  await db
    .insertInto('retention_offers')
    .values(
      cancelled.map(({ id, product }) => ({
        id: ids.uuid(),
        subscription_id: id,
        name: 'stay-a-while',
        new_price: 1_999,
        currency: 'USD',
        offered_gems: 20,
        display_rules: JSON.stringify({
          priceRange: { min: 2_000, max: 5_000 },
          rebillPeriod: 30,
          sites: [product],
          subscription: { type: 'member', brands: [product] },
        }),
        created_at: new Date(today.getTime() - 5 * DAY_MS),
        taken_at: null,
      })),
    )
    .execute();
}
