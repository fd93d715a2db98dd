import type { Selectable } from 'kysely';
import { monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import type { Membership, SubscriptionWithEntitlement } from '../../membership/public.ts';
import { CAPABILITIES, LEAST_CHARGE } from '../billers/capabilities.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { discountedRenewal, isRecentOffer, offersTo } from './make-offer.ts';
import { wasChargedBack } from './offers.ts';
import type { RetentionTermsTable } from './retention-tables.ts';

/** Why a member is made no offer, or not this one. */
export type OfferObstacle =
  | 'NO_RENEWALS'
  | 'NOT_A_MEMBER'
  | 'NOT_BY_THE_MONTH'
  | 'NOT_RUNNING'
  | 'BILLER_KEEPS_PRICES'
  | 'CHARGED_BACK'
  | 'OFFERED_BEFORE'
  | 'OTHER_CURRENCY'
  | 'PRICE_TOO_LOW'
  | 'PRICE_TOO_HIGH'
  | 'OTHER_SITE'
  | 'TOO_NEW'
  | 'NOT_BEGUN'
  | 'OVER'
  | 'ANOTHER_COMES_FIRST';

/** The offer that a member would get on cancelling one of their subscriptions, and the reason for it. */
export interface ExplainedSubscription {
  readonly id: string;
  readonly product: string;
  /** The obstacles to every offer. */
  readonly obstacles: readonly OfferObstacle[];
  readonly offers: readonly { readonly name: string; readonly obstacles: readonly OfferObstacle[] }[];
}

/**
 * Tries every published retention offer against the subscriptions of a member, by the rules that `makeOffer` goes by, and
 * makes none.
 */
export async function explainOffers(
  db: Database,
  { userId, subscriptions }: Membership,
  now: Date,
): Promise<readonly ExplainedSubscription[]> {
  const terms = await db.selectFrom('retention_terms').selectAll().orderBy('position').orderBy('id').execute();
  const made = await offersTo(db, userId);
  const explained: ExplainedSubscription[] = [];
  for (const subscription of subscriptions) {
    const agreement = await db
      .selectFrom('billing_agreements')
      .selectAll()
      .where('subscription_id', '=', subscription.id)
      .where('replaced_at', 'is', null)
      .executeTakeFirst();
    const { id, product } = subscription;
    const isEarly = made.some((each) => each.subscription_id === id || isRecentOffer(each, now));
    const obstacles = await obstaclesOf(db, subscription, agreement, isEarly);
    const tried = agreement === undefined ? [] : tryTerms(terms, subscription, agreement, now);
    explained.push({ id, product, obstacles, offers: tried });
  }
  return explained;
}

async function obstaclesOf(
  db: Database,
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow | undefined,
  isEarly: boolean,
): Promise<readonly OfferObstacle[]> {
  if (agreement === undefined) return ['NO_RENEWALS'];
  const found: readonly (readonly [OfferObstacle, boolean])[] = [
    ['NOT_A_MEMBER', subscription.type !== 'member'],
    ['NOT_BY_THE_MONTH', agreement.period_months !== 1],
    ['NOT_RUNNING', agreement.status !== 'running'],
    ['BILLER_KEEPS_PRICES', !CAPABILITIES[agreement.biller].changesPrices],
    ['CHARGED_BACK', await wasChargedBack(db, subscription.id)],
    ['OFFERED_BEFORE', isEarly],
  ];
  return found.filter(([, isSo]) => isSo).map(([obstacle]) => obstacle);
}

/** The first offer that fits is made; the others that fit come after it. */
function tryTerms(
  terms: readonly Selectable<RetentionTermsTable>[],
  { product, joined_at }: SubscriptionWithEntitlement,
  { amount, currency }: AgreementRow,
  now: Date,
): ExplainedSubscription['offers'] {
  let isTaken = false;
  return terms.map((each) => {
    const found: readonly (readonly [OfferObstacle, boolean])[] = [
      ['OTHER_CURRENCY', each.currency !== currency],
      ['PRICE_TOO_LOW', amount < (each.lowest_price ?? 0) || discountedRenewal({ amount }, each) < LEAST_CHARGE],
      ['PRICE_TOO_HIGH', each.highest_price !== null && amount > each.highest_price],
      ['OTHER_SITE', each.sites.length > 0 && !(each.sites as readonly string[]).includes(product)],
      ['TOO_NEW', each.least_months > monthsBetween(joined_at, now)],
      ['NOT_BEGUN', each.starts_at !== null && each.starts_at > now],
      ['OVER', each.ends_at !== null && each.ends_at <= now],
    ];
    const obstacles = found.filter(([, isSo]) => isSo).map(([obstacle]) => obstacle);
    if (obstacles.length > 0) return { name: each.id, obstacles };
    const isFirst = !isTaken;
    isTaken = true;
    return { name: each.id, obstacles: isFirst ? [] : ['ANOTHER_COMES_FIRST'] };
  });
}
