import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { loadMembership } from '../../membership/public.ts';
import { covers } from '../options/covers.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/** Returns whether the member by now has another membership that opens all that this agreement pays for. */
export async function isBoughtAgain(
  trx: Transaction<Tables>,
  { user_id, subscription_id }: Pick<AgreementRow, 'user_id' | 'subscription_id'>,
  now: Date,
): Promise<boolean> {
  const { subscriptions } = await loadMembership({ db: trx, clock: { now: () => now } }, user_id);
  const paidFor = subscriptions.find(({ id }) => id === subscription_id);
  if (paidFor === undefined) return false;
  return subscriptions.some(
    ({ id, type, entitlement, product }) =>
      id !== subscription_id && type === 'member' && entitlement.isActive && covers(product, paidFor.product),
  );
}
