import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OfferObstacle } from '../../../../staff-api/resolvers.generated.ts';
import type { Membership, SubscriptionWithEntitlement } from '../../membership/public.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { isRecentOffer, offersTo } from './make-offer.ts';
import { membershipObstacles, publishedTerms, termsObstacles } from './offer-obstacles.ts';
import { wasChargedBack } from './offers.ts';
import type { RetentionTermsTable } from './retention-tables.ts';

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
  const terms = await publishedTerms(db);
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
  return [
    ...membershipObstacles(subscription, agreement),
    ...((await wasChargedBack(db, subscription.id)) ? (['CHARGED_BACK'] as const) : []),
    ...(isEarly ? (['OFFERED_BEFORE'] as const) : []),
  ];
}

/** The first offer that fits is made; the others that fit come after it. */
function tryTerms(
  terms: readonly Selectable<RetentionTermsTable>[],
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow,
  now: Date,
): ExplainedSubscription['offers'] {
  let isTaken = false;
  return terms.map((each) => {
    const obstacles = termsObstacles(each, subscription, agreement, now);
    if (obstacles.length > 0) return { name: each.id, obstacles };
    const isFirst = !isTaken;
    isTaken = true;
    return { name: each.id, obstacles: isFirst ? [] : ['ANOTHER_COMES_FIRST'] };
  });
}
