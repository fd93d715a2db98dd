import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import { post } from '../../membership/ledger.ts';
import { mailCancelled } from '../mails/billing-mails.ts';
import { forfeit, restoreForfeited } from '../../wallet/forfeit.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { note } from '../subscription/entitle.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, PROCESSED } from './applied.ts';

/**
 * The rebill was cancelled: access goes on to its end, gems and unlocked channels go (D25). What the biller told later
 * decides, in whichever order it arrives; one that was replaced or superseded takes nothing with it.
 */
export async function applyCancelled(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, reference } = event;
  const { subscription_id: subscriptionId } = agreement;
  await settleOperation(trx, reference, now);
  if (agreement.replaced_at !== null) return PROCESSED;
  const told = { subscriptionId, occurredAt, cause: event.id };
  const isNew = await logEvent(trx, { ...told, kind: 'cancelled', details: { reference } }, now);
  if (!isNew) return PROCESSED;
  const isLatest = occurredAt >= agreement.status_at;
  await note(trx, 'rebill-cancelled', told);
  if (!isLatest || agreement.status === 'cancelled' || agreement.status === 'ended') return PROCESSED;
  await trx
    .updateTable('billing_agreements')
    .set({ status: 'cancelled', status_at: occurredAt })
    .where('id', '=', agreement.id)
    .execute();
  const restorableUntil = renewalPeriod(agreement, agreement.paid_period + 1).from;
  await forfeit(trx, { userId: agreement.user_id, subscriptionId, cause: event.id, restorableUntil, at: occurredAt });
  const { joined_on } = await trx
    .selectFrom('subscriptions')
    .select('joined_on')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const about = { userId: agreement.user_id, tenantId: joined_on };
  await mailCancelled(trx, { ...about, eventId: event.id, accessUntil: restorableUntil }, now);
  return PROCESSED;
}

/** The cancellation was taken back: what was lost comes back, and the offer that it was done for is taken, once. */
export async function applyReactivated(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, reference } = event;
  const { subscription_id: subscriptionId } = agreement;
  const offerId = await settleOperation(trx, reference, now);
  const told = { subscriptionId, occurredAt, cause: event.id };
  if (!(await logEvent(trx, { ...told, kind: 'reactivated', details: { reference } }, now))) return PROCESSED;
  await note(trx, 'rebill-resumed', told);
  const wasCancelled = agreement.status === 'cancelled';
  if (occurredAt >= agreement.status_at && agreement.status !== 'ended') {
    // Remembered also when its cancellation is still to be told: that one is then the older word.
    await trx
      .updateTable('billing_agreements')
      .set({ status_at: occurredAt, ...(wasCancelled && { status: 'running' }) })
      .where('id', '=', agreement.id)
      .execute();
    if (wasCancelled) await restoreForfeited(trx, { userId: agreement.user_id, subscriptionId, at: occurredAt });
  }
  if (offerId !== null) await takeOffer(trx, agreement, offerId, occurredAt, now);
  return PROCESSED;
}

/** Gives what a retention offer promised, once: the new price from the next renewal on, and the gems. */
export async function takeOffer(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  offerId: string,
  at: Date,
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .updateTable('retention_offers')
    .set({ taken_at: at })
    .where('id', '=', offerId)
    .where('subscription_id', '=', agreement.subscription_id)
    .where('taken_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!taken) return false;
  const { subscription_id: subscriptionId, user_id: userId } = agreement;
  await trx
    .updateTable('billing_agreements')
    .set({ previous_amount: agreement.amount, amount: taken.new_price })
    .where('id', '=', agreement.id)
    .execute();
  if (taken.offered_gems > 0) {
    await post(trx, {
      userId,
      unit: 'gems',
      amount: taken.offered_gems,
      counterpart: 'issued',
      type: 'grant',
      reason: 'gems.retention',
      idempotencyKey: `retention-offer:${offerId}`,
      at,
    });
  }
  const details = { offer: taken.name, price: taken.new_price };
  await logEvent(trx, { subscriptionId, kind: 'offer-taken', occurredAt: at, cause: offerId, details }, now);
  return true;
}

/**
 * The operation that asked for an event is done, also when its answer was lost and it counted as refused here: the
 * biller's word decides. @returns the offer that it was to take, or null
 */
async function settleOperation(trx: Transaction<Tables>, reference: string | null, now: Date): Promise<string | null> {
  if (reference === null) return null;
  const operation = await trx
    .updateTable('billing_operations')
    .set({ status: 'done', settled_at: now })
    .where('id', '=', reference)
    .where('status', 'in', ['pending', 'refused'])
    .returning('offer_id')
    .executeTakeFirst();
  return operation?.offer_id ?? null;
}
