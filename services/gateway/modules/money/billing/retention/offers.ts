import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../../db/database.ts';
import type { RetentionOffer } from '../../../../graphql/resolvers.generated.ts';
import { type SubscriptionWithEntitlement, subscriptionRows } from '../../membership/public.ts';
import type { RetentionOffersTable } from './retention-tables.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

export type OfferRow = Selectable<RetentionOffersTable>;

const rulesSchema = z.strictObject({
  priceRange: z.strictObject({ min: z.int(), max: z.int() }),
  rebillPeriod: z.int().positive(),
  sites: z.array(z.string()),
  subscription: z.strictObject({ type: z.string(), brands: z.array(z.string()) }),
});

/** Days between renewals, as display rules count them: 30 for a month. */
export function rebillDays({ period_months }: Pick<AgreementRow, 'period_months'>): number {
  return (period_months ?? 0) * 30;
}

/**
 * An offer as the person sees it, or null when its display rules do not fit: the price of the next renewal, which it must
 * lower, the period, the site, the kind of subscription and the brand must.
 */
export function fittingOffer(
  offer: OfferRow,
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow,
  brand: string,
): RetentionOffer | null {
  const parsed = rulesSchema.safeParse(offer.display_rules);
  if (!parsed.success) return null;
  const { priceRange, rebillPeriod, sites, subscription: wanted } = parsed.data;
  const fits =
    offer.currency === agreement.currency &&
    offer.new_price < agreement.amount &&
    agreement.amount >= priceRange.min &&
    agreement.amount <= priceRange.max &&
    rebillPeriod === rebillDays(agreement) &&
    sites.includes(subscription.product) &&
    wanted.type === subscription.type &&
    wanted.brands.includes(brand);
  if (!fits) return null;
  return {
    name: offer.name,
    currencies: [offer.currency],
    displayRules: {
      priceRange,
      rebillPeriod,
      sites,
      subscriptionType: wanted.type,
      brands: wanted.brands,
    },
    deal: { newPrice: offer.new_price, offeredGems: offer.offered_gems },
    currentRebill: { amount: agreement.amount, currency: agreement.currency },
  };
}

/** The offer with this id while it is not taken; null without an id. */
export async function openOffer(db: Database, id: string | null): Promise<OfferRow | null> {
  if (id === null) return null;
  const offer = await db.selectFrom('retention_offers').selectAll().where('id', '=', id).executeTakeFirst();
  return offer === undefined || offer.taken_at !== null ? null : offer;
}

/** The offer that waits for a subscription and was not taken. After a chargeback none does. */
export async function waitingOffer(db: Database, subscriptionId: string): Promise<OfferRow | null> {
  const offer = await db
    .selectFrom('retention_offers')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('taken_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return offer === undefined || (await wasChargedBack(db, subscriptionId)) ? null : offer;
}

/** Returns whether a charge of its person was ever reversed by the bank. */
export async function wasChargedBack(db: Database, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom(subscriptionRows(db).as('subscriptions'))
    .innerJoin('billing_transactions', 'billing_transactions.user_id', 'subscriptions.user_id')
    .select('billing_transactions.id')
    .where('subscriptions.id', '=', subscriptionId)
    .where('billing_transactions.kind', '=', 'chargeback')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
