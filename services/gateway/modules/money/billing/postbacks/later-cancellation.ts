import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { forfeitWithLastMembership } from '../../membership/public.ts';
import { openUntil } from '../awaited/awaited-renewals.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/**
 * Takes what the newest cancellation of another membership takes, if that turns out to have been the last one: a
 * refund that happened before it became known after it. Call it after the refund has ended its own membership.
 */
export async function forfeitWithLaterCancellation(
  trx: Transaction<Tables>,
  refunded: AgreementRow,
  refundedAt: Date,
  now: Date,
): Promise<void> {
  const cancelled = await trx
    .selectFrom('billing_agreements')
    .innerJoin('subscription_events', 'subscription_events.subscription_id', 'billing_agreements.subscription_id')
    .selectAll('billing_agreements')
    .select('subscription_events.cause')
    .where('billing_agreements.user_id', '=', refunded.user_id)
    .where('billing_agreements.id', '<>', refunded.id)
    .where('billing_agreements.replaced_at', 'is', null)
    .where('billing_agreements.status', '=', 'cancelled')
    .where('billing_agreements.status_at', '>', refundedAt)
    .where('subscription_events.kind', '=', 'cancelled')
    // The event that ended it, not the biller's word about an end that a refund had caused.
    .whereRef('subscription_events.occurred_at', '=', 'billing_agreements.status_at')
    .orderBy('billing_agreements.status_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!cancelled) return;
  const { user_id: userId, subscription_id: subscriptionId, cause, status_at: at } = cancelled;
  const restorableUntil = await openUntil(trx, cancelled);
  await forfeitWithLastMembership(trx, { userId, subscriptionId, cause, restorableUntil, at }, now);
}
