import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { FURTHER_CURRENCIES } from '@network/validation/currencies.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../../people/identity/public.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { discountedRenewal } from '../retention/offer-obstacles.ts';

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
  const cancelled = await db
    .selectFrom(subscriptionRows(db).as('subscription'))
    .innerJoin('billing_agreements as agreement', 'agreement.subscription_id', 'subscription.id')
    .select(['subscription.id', 'subscription.product', 'agreement.amount'])
    .where('subscription.user_id', '=', await demonstrationId({ db }, 'cancelled'))
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.currency', '=', published.currency)
    .orderBy('product')
    .execute();
  await db
    .insertInto('retention_offers')
    .values(
      cancelled.map(({ id, product, amount }) => ({
        id: ids.uuid(),
        subscription_id: id,
        name: PUBLISHED,
        new_price: discountedRenewal({ amount }, published),
        currency: published.currency,
        offered_gems: published.offered_gems,
        display_rules: JSON.stringify({
          priceRange: { min: 1, max: amount },
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
