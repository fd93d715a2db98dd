import type { Database } from '../../../db/database.ts';
import { storedCard } from '../../billing/orders/one-click.ts';
import type { DealRow } from '../find-deals.ts';

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
 * The biller that has the person's card and sells this deal; null where there is none. A person who has paid us has a
 * card there, and so has one who was migrated with a subscription.
 */
export async function upsellBillerOf(db: Database, userId: string, deal: DealRow): Promise<UpsellBiller | null> {
  const biller = (await storedCard(db, userId))?.biller ?? (await subscriptionBiller(db, userId));
  if (biller === null || !Object.hasOwn(COLUMN_OF, biller)) return null;
  const known = biller as keyof typeof COLUMN_OF;
  const upsellId = deal[COLUMN_OF[known]];
  return upsellId === null ? null : { biller: known, upsellId };
}

async function subscriptionBiller(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('biller')
    .where('user_id', '=', userId)
    .where('biller', 'is not', null)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.biller ?? null;
}
