import type { Selectable } from 'kysely';
import { monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import type { OfferObstacle } from '../../../../staff-api/resolvers.generated.ts';
import type { SubscriptionWithEntitlement } from '../../membership/public.ts';
import { CAPABILITIES, LEAST_CHARGE } from '../billers/capabilities.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import type { RetentionTermsTable } from './retention-tables.ts';

type Found = readonly (readonly [OfferObstacle, boolean])[];
type Terms = Selectable<RetentionTermsTable>;

/** Every published retention offer, in the order in which they are tried: the first without an obstacle is made. */
export async function publishedTerms(db: Database): Promise<readonly Terms[]> {
  return db.selectFrom('retention_terms').selectAll().orderBy('position').orderBy('id').execute();
}

/** What a membership is like that makes every offer impossible. */
export function membershipObstacles(
  { type }: Pick<SubscriptionWithEntitlement, 'type'>,
  { period_months, status, biller }: AgreementRow,
): readonly OfferObstacle[] {
  return obstaclesOf([
    ['NOT_A_MEMBER', type !== 'member'],
    ['NOT_BY_THE_MONTH', period_months !== 1],
    ['NOT_RUNNING', status !== 'running'],
    ['BILLER_KEEPS_PRICES', !CAPABILITIES[biller].changesPrices],
  ]);
}

/** Why an offer is not for a membership; one that would leave less than billers charge is for nobody. */
export function termsObstacles(
  terms: Terms,
  { product, joined_at }: Pick<SubscriptionWithEntitlement, 'product' | 'joined_at'>,
  { amount, currency }: Pick<AgreementRow, 'amount' | 'currency'>,
  now: Date,
): readonly OfferObstacle[] {
  const { lowest_price, highest_price, sites, least_months, starts_at, ends_at } = terms;
  return obstaclesOf([
    ['OTHER_CURRENCY', terms.currency !== currency],
    ['PRICE_TOO_LOW', amount < (lowest_price ?? 0) || discountedRenewal({ amount }, terms) < LEAST_CHARGE],
    ['PRICE_TOO_HIGH', highest_price !== null && amount > highest_price],
    ['OTHER_SITE', sites.length > 0 && !(sites as readonly string[]).includes(product)],
    ['TOO_NEW', least_months > monthsBetween(joined_at, now)],
    ['NOT_BEGUN', starts_at !== null && starts_at > now],
    ['OVER', ends_at !== null && ends_at <= now],
  ]);
}

/**
 * Computes the price of a renewal with a discount, in minor units. Wherever an offer is shown or taken, it has this
 * price to the cent.
 */
export function discountedRenewal(
  { amount }: Pick<AgreementRow, 'amount'>,
  { discount_percent }: Pick<Terms, 'discount_percent'>,
): number {
  return Math.round((amount * (100 - discount_percent)) / 100);
}

const obstaclesOf = (found: Found): readonly OfferObstacle[] =>
  found.filter(([, isSo]) => isSo).map(([obstacle]) => obstacle);
