import type { SignedInPerson } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { cardOfPayment, lastPaymentOfPerson, storedCard } from '../../billing/public.ts';
import type { DealRow } from '../find-deals.ts';
import { findLastBiller, lastBillerOf, membershipOfPerson } from '../../membership/public.ts';

const COLUMN_OF = {
  epoch: 'epoch_upsell_id',
  segpay: 'segpay_upsell_id',
  rocketgate: 'rg_upsell_id',
} as const satisfies Readonly<Record<string, keyof DealRow>>;

/** The biller that can charge a deal, with the deal's number there. */
export interface UpsellBiller {
  readonly biller: keyof typeof COLUMN_OF;
  readonly upsellId: string;
}

/**
 * The biller that has the person's card. A person who has paid us has a card there, and so has one who was migrated with
 * a subscription.
 */
export async function cardBillerOf(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  userId: string,
): Promise<string | null> {
  return (await storedCard(services, userId))?.biller ?? (await findLastBiller(services.db, userId));
}

/**
 * Returns the biller that has the card of the person of a call, without a statement where the call read their last
 * payment with the session.
 */
export async function cardBillerOfPerson(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  { userId, facts }: Pick<SignedInPerson, 'userId' | 'facts'>,
): Promise<string | null> {
  if (!facts.has(lastPaymentOfPerson)) return cardBillerOf(services, userId);
  const card = cardOfPayment(services, facts.get(lastPaymentOfPerson));
  return card?.biller ?? lastBillerOf(facts.get(membershipOfPerson));
}

/** How a biller charges this deal; null for one that can't. */
export function upsellBillerFor(biller: string | null, deal: DealRow): UpsellBiller | null {
  if (biller === null || !Object.hasOwn(COLUMN_OF, biller)) return null;
  const known = biller as keyof typeof COLUMN_OF;
  const upsellId = deal[COLUMN_OF[known]];
  return upsellId === null ? null : { biller: known, upsellId };
}
