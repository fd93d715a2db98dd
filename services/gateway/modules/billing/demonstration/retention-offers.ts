import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { FURTHER_CURRENCIES } from '@network/validation/currencies.ts';
import type { SeedContext } from '../../../demonstration/seed.ts';
import { demonstrationId } from '../../identity/public.ts';
import { subscriptionRows } from '../../membership/public.ts';

/** The published offer of the base currency, which every installation begins with. */
const PUBLISHED = 'stay-a-while';

/**
 * The offer that waits for the demonstration person who cancelled, and the published one in each further currency: an offer is only for
 * memberships in its own.
 */
export async function seedRetentionOffers({ db, today, random }: SeedContext): Promise<void> {
  const published = await db
    .selectFrom('retention_terms')
    .selectAll()
    .where('id', '=', PUBLISHED)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('retention_terms')
    .values(
      FURTHER_CURRENCIES.map((currency, place) => ({
        ...published,
        id: `${PUBLISHED}-${currency.toLowerCase()}`,
        currency,
        position: published.position + 1 + place,
      })),
    )
    .execute();
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
        name: PUBLISHED,
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
