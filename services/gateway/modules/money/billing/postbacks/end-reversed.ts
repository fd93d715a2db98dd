import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { forfeitWithLastMembership, recordRebillChange } from '../../membership/public.ts';
import { openUntil } from '../awaited/awaited-renewals.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { commandEnd } from '../subscription/commands.ts';

/** Stops the renewals of a membership whose own charge was taken back; a chargeback takes gems and packs as well. */
export async function endMembership(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { subscriptionId, occurredAt, cause, kind }: Ended,
  now: Date,
): Promise<void> {
  const isCharging = agreement.status === 'running' || agreement.status === 'past-due';
  // A membership that was reactivated after the reversal continues.
  if (isCharging && occurredAt >= agreement.status_at) {
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt })
      .where('id', '=', agreement.id)
      .execute();
    await recordRebillChange(trx, 'rebill-cancelled', { subscriptionId, occurredAt, cause });
    await commandEnd(trx, agreement.id, now);
    if (kind !== 'chargeback') await forfeitWithLaterCancellation(trx, agreement, occurredAt, now);
  }
  if (kind === 'chargeback' && !(await hadEndedBefore(trx, agreement, occurredAt))) {
    await forfeitGems(trx, agreement, { subscriptionId, occurredAt, cause }, now);
  }
}

/**
 * Returns whether a membership was cancelled or superseded at an instant. Its loss has then happened, and a chargeback of
 * it is not that of the last membership, whenever it becomes known.
 */
async function hadEndedBefore(trx: Transaction<Tables>, agreement: AgreementRow, instant: Date): Promise<boolean> {
  const { status, status_at, superseded_by, subscription_id } = agreement;
  if (status === 'cancelled' && superseded_by !== null && status_at < instant) return true;
  const last = await trx
    .selectFrom('subscription_events')
    .select('kind')
    .where('subscription_id', '=', subscription_id)
    .where('kind', 'in', ['cancelled', 'reactivated'])
    .where('occurred_at', '<', instant)
    // Not the end of an agreement that this one took the place of.
    .where('occurred_at', '>', (query) =>
      query
        .selectFrom('billing_transactions')
        .select('billing_transactions.occurred_at')
        .where('agreement_id', '=', agreement.id)
        .where('billing_transactions.kind', '=', 'charge')
        .where('period', '=', 0),
    )
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'cancelled';
}

/** Takes gems and packs for good, if this was the last membership at the time of the chargeback. */
export async function forfeitGems(
  trx: Transaction<Tables>,
  { user_id: userId }: AgreementRow,
  { subscriptionId, occurredAt, cause }: Moment,
  now: Date,
): Promise<void> {
  const loss = { userId, subscriptionId, cause, restorableUntil: occurredAt, at: occurredAt };
  await forfeitWithLastMembership(trx, loss, now);
}

/**
 * Returns whether the payment that replaced an agreement was made after this time, so that the agreement was still
 * current then.
 */
export async function wasReplacedAfter(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  instant: Date,
): Promise<boolean> {
  const firstCharges = await trx
    .selectFrom('billing_transactions')
    .select(['agreement_id', 'occurred_at'])
    .where('subscription_id', '=', agreement.subscription_id)
    .where('kind', '=', 'charge')
    .where('period', '=', 0)
    .orderBy('occurred_at')
    .execute();
  const own = firstCharges.findIndex(({ agreement_id: id }) => id === agreement.id);
  const next = firstCharges[own + 1];
  return next !== undefined && next.occurred_at > instant;
}

/** The reversal of a subscription's charge, as its events name it. */
export interface Moment {
  readonly subscriptionId: string;
  readonly occurredAt: Date;
  readonly cause: string;
}

interface Ended extends Moment {
  readonly kind: 'refund' | 'void' | 'chargeback';
}

/**
 * Takes what the newest cancellation of another membership takes, if that turns out to have been the last one: a
 * refund that happened before it became known after it. Call it after the refund has ended its own membership.
 */
async function forfeitWithLaterCancellation(
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
