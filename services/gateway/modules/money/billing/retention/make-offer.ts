import type { Selectable } from 'kysely';
import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import { OFFERS_APART_MONTHS } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { type SubscriptionWithEntitlement, subscriptionRows } from '../../membership/public.ts';
import { type AgreementRow, lockPerson } from '../subscription/agreement.ts';
import { discountedRenewal, membershipObstacles, publishedTerms, termsObstacles } from './offer-obstacles.ts';
import { type OfferRow, rebillDays, wasChargedBack } from './offers.ts';
import type { RetentionTermsTable } from './retention-tables.ts';

/** A member who is about to cancel: whom, and what of theirs. */
export interface LeavingMember {
  readonly userId: string;
  readonly subscription: SubscriptionWithEntitlement;
  readonly agreement: AgreementRow;
  /** The brand that they leave. */
  readonly brand: string;
}

/**
 * The offer for a member who is about to cancel, kept as it is shown. Two tabs at once are shown the same one: the person is
 * locked while it is looked for.
 */
export async function makeOffer(db: Database, member: LeavingMember, now: Date): Promise<OfferRow | null> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, member.userId);
    const found = await findOffer(trx, member, now);
    if (found === null || found.isMade) return found?.offer ?? null;
    const { display_rules: rules, ...offer } = found.offer;
    const made = await trx
      .insertInto('retention_offers')
      .values({ ...offer, display_rules: JSON.stringify(rules) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return made ?? null;
  });
}

/** An offer for a member, and whether it was made to them already. */
export interface FoundOffer {
  readonly offer: OfferRow;
  readonly isMade: boolean;
}

/**
 * Finds the offer for a member who is about to cancel: one that this membership was offered before and did not take,
 * otherwise the published offer that fits. Only for members who renew by the month through a biller that changes prices
 * and never had a charge taken back, for as long as the offer's terms say; once for a membership, and to a person at
 * most every `OFFERS_APART_MONTHS`.
 */
export async function findOffer(
  db: Database,
  { userId, subscription, agreement, brand }: LeavingMember,
  now: Date,
): Promise<FoundOffer | null> {
  if (membershipObstacles(subscription, agreement).length > 0) return null;
  if (await wasChargedBack(db, subscription.id)) return null;
  const before = await offersTo(db, userId);
  const own = before.find(({ subscription_id }) => subscription_id === subscription.id);
  if (own !== undefined) return own.taken_at === null ? { offer: own, isMade: true } : null;
  if (before.some((each) => isRecentOffer(each, now))) return null;
  const published = await publishedTerms(db);
  const terms = published.find((each) => termsObstacles(each, subscription, agreement, now).length === 0);
  if (terms === undefined) return null;
  return { offer: draftOffer(terms, subscription, agreement, { brand, now }), isMade: false };
}

function draftOffer(
  terms: Selectable<RetentionTermsTable>,
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow,
  { brand, now }: { readonly brand: string; readonly now: Date },
): OfferRow {
  return {
    id: crypto.randomUUID(),
    subscription_id: subscription.id,
    name: terms.id,
    new_price: discountedRenewal(agreement, terms),
    currency: terms.currency,
    offered_gems: terms.offered_gems,
    display_rules: {
      priceRange: { min: 1, max: agreement.amount },
      rebillPeriod: rebillDays(agreement),
      sites: [subscription.product],
      subscription: { type: subscription.type, brands: [brand] },
    },
    created_at: now,
    taken_at: null,
  };
}

/** Every offer that a person was made, newest first. */
export async function offersTo(db: Database, userId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('retention_offers')
    .where('subscription_id', 'in', subscriptionRows(db).clearSelect().select('id').where('user_id', '=', userId))
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns whether it is too early for another offer to its person. */
export function isRecentOffer({ created_at }: Pick<OfferRow, 'created_at'>, now: Date): boolean {
  return addMonths(created_at, OFFERS_APART_MONTHS) > now;
}
