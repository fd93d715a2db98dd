import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { CAPABILITIES } from '../billers/capabilities.ts';
import { endAwaitingUndue, openUntil } from '../awaited/awaited-renewals.ts';
import { openAwaited } from '../awaited/open-awaited.ts';
import { mailCancelled } from '../mails/billing-mails.ts';
import { mailCardUpdated, mailReactivated } from '../mails/renewal-mails.ts';
import { forfeitWithLastMembership, recordRebillChange } from '../../membership/public.ts';
import { restoreForfeited } from '../../wallet/public.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { tryWithNewCard } from '../recovery/record-failure.ts';
import { takeOffer } from '../retention/take-offer.ts';
import { type AgreementRow, lockAgreement, nextChargeAt, pauseOf } from '../subscription/agreement.ts';
import {
  commandEnd,
  commandRenewal,
  isRenewalWithdrawn,
  withdrawCommands,
  withdrawMadeEnds,
} from '../subscription/commands.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, PROCESSED } from './applied.ts';
import { applyRescheduled } from './apply-rescheduled.ts';
import { soldAs } from './sold-as.ts';

/**
 * The rebill was cancelled: access stays until its end, and with the last membership gems and unlocked packs go. What
 * happened last at the biller decides, in whichever order it becomes known; the end of an agreement that was replaced
 * takes nothing with it.
 */
export async function applyCancelled(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, reference } = event;
  const { subscription_id: subscriptionId, user_id: userId } = agreement;
  await settleOperation(trx, reference, now);
  await withdrawMadeEnds(trx, agreement.id, occurredAt, now);
  if (agreement.replaced_at !== null) return PROCESSED;
  const logged = { subscriptionId, occurredAt, cause: event.id };
  const isNew = await logEvent(trx, { ...logged, kind: 'cancelled', details: { reference } }, now);
  if (!isNew) return PROCESSED;
  const loss = { userId, subscriptionId, cause: event.id, at: occurredAt };
  if (occurredAt < agreement.status_at) {
    if (await isReactivatedSince(trx, agreement, occurredAt)) return PROCESSED;
    if (await isCreditedSince(trx, agreement, occurredAt)) return PROCESSED;
    // A later end became known first. What is lost with the last membership was lost at this time all the same.
    if (agreement.status === 'cancelled') await recordRebillChange(trx, 'rebill-cancelled', logged);
    await endAwaitingUndue(trx, agreement, occurredAt);
    await forfeitWithLastMembership(trx, { ...loss, restorableUntil: await openUntil(trx, agreement) }, now);
    return PROCESSED;
  }
  if (agreement.status === 'ended') return PROCESSED;
  // Our own end carries out an earlier decision, so the time of that decision stays: charges in between came after it.
  if (agreement.status === 'cancelled' && reference?.startsWith('end-')) return PROCESSED;
  await setStatus(trx, agreement, 'cancelled', occurredAt);
  if (agreement.status === 'cancelled') return PROCESSED;
  await recordRebillChange(trx, 'rebill-cancelled', logged);
  await withdrawCommands(trx, agreement.id, ['end', 'price'], now);
  await endAwaitingUndue(trx, agreement, occurredAt);
  const accessUntil = await openUntil(trx, agreement);
  await forfeitWithLastMembership(trx, { ...loss, restorableUntil: accessUntil }, now);
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement, agreement.paid_period);
  const canUndo = CAPABILITIES[agreement.biller].reactivates && accessUntil > now;
  const about = { userId, tenantId, plan: { product, kind } };
  await mailCancelled(trx, { ...about, eventId: event.id, accessUntil, canUndo }, now);
  await announceMembership(trx, { happened: 'cancelled', subscriptionId, cause: event.id }, now);
  return PROCESSED;
}

/**
 * The cancellation was undone: lost gems and packs are restored, ends that are not sent yet are withdrawn, and the
 * offer that it was done for is taken, once. An agreement that was replaced meanwhile is ended again.
 */
export async function applyReactivated(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, reference } = event;
  const { subscription_id: subscriptionId, user_id: userId } = agreement;
  const offerId = await settleOperation(trx, reference, now);
  const logged = { subscriptionId, occurredAt, cause: event.id };
  if (!(await logEvent(trx, { ...logged, kind: 'reactivated', details: { reference } }, now))) return PROCESSED;
  if (agreement.replaced_at !== null) {
    await commandEnd(trx, agreement.id, now);
    return PROCESSED;
  }
  const isLatest = occurredAt >= agreement.status_at && agreement.status !== 'ended';
  const wasCancelled = isLatest && agreement.status === 'cancelled';
  if (isLatest) {
    // Its time is stored even if the cancellation before it has not arrived yet, so that the cancellation counts as older.
    await setStatus(trx, agreement, wasCancelled ? 'running' : agreement.status, occurredAt);
    if (wasCancelled) {
      await trx.updateTable('billing_agreements').set({ superseded_by: null }).where('id', '=', agreement.id).execute();
      await recordRebillChange(trx, 'rebill-resumed', logged);
      await withdrawCommands(trx, agreement.id, ['end'], now);
      const isNewPrice = agreement.price_changed_at === null && agreement.amount !== agreement.previous_amount;
      const isChanged = isNewPrice || pauseOf(agreement) !== null || agreement.next_plan_id !== null;
      if (isChanged || (await isRenewalWithdrawn(trx, agreement.id))) await commandRenewal(trx, agreement.id, now);
      await restoreForfeited(trx, { userId, subscriptionId, at: occurredAt, isComeback: true });
      await moveNextCharge(trx, agreement, event, now);
    }
  }
  if (offerId !== null) await takeOffer(trx, agreement, { offerId, at: occurredAt, priceChangedAt: occurredAt }, now);
  if (wasCancelled) {
    await confirmReactivation(trx, agreement.id, event.id, now);
    await announceMembership(trx, { happened: 'reactivated', subscriptionId, cause: event.id }, now);
  }
  return PROCESSED;
}

/** Moves the next charge to the day that the biller reports with a reactivation, so that pages and mails show that day. */
async function moveNextCharge(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<void> {
  if (event.nextChargeAt === undefined) return;
  const said = { ...event, id: `${event.id}:next`, period: agreement.paid_period + 1 };
  await applyRescheduled(trx, { ...agreement, status: 'running' }, said, now);
}

/** Reads the agreement again, since an offer that was taken may have changed what it costs. */
async function confirmReactivation(trx: Transaction<Tables>, id: string, eventId: string, now: Date): Promise<void> {
  const agreement = await lockAgreement(trx, id);
  const at = agreement && nextChargeAt(agreement);
  if (!agreement || !at) return;
  // This is done at once, because the job may next run after the renewal falls due, and it skips agreements whose hours
  // were ended.
  await openAwaited(trx, agreement, now);
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement);
  const { user_id: userId, amount, currency, biller } = agreement;
  const months = agreement.next_months ?? agreement.period_months ?? 1;
  const charge = { userId, tenantId, plan: { product, kind }, amount, currency, at, biller, months };
  await mailReactivated(trx, charge, eventId, now);
}

/** Records that another card is charged from now on. */
export async function applyCardUpdated(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { id: cause, occurredAt }: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { subscription_id: subscriptionId, user_id: userId } = agreement;
  if (!(await logEvent(trx, { subscriptionId, kind: 'card-updated', occurredAt, cause }, now))) return PROCESSED;
  if (agreement.replaced_at !== null) return PROCESSED;
  await tryWithNewCard(trx, agreement, occurredAt);
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement);
  const about = { userId, tenantId, plan: { product, kind } };
  await mailCardUpdated(trx, { ...about, eventId: cause, updatedAt: occurredAt }, now);
  return PROCESSED;
}

/** Returns whether a reactivation of the agreement after the cancellation is known. */
async function isReactivatedSince(
  trx: Transaction<Tables>,
  { status, subscription_id }: AgreementRow,
  cancelledAt: Date,
): Promise<boolean> {
  if (status === 'running' || status === 'past-due') return true;
  const comeback = await trx
    .selectFrom('subscription_events')
    .select('id')
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', 'reactivated')
    .where('occurred_at', '>', cancelledAt)
    .limit(1)
    .executeTakeFirst();
  return comeback !== undefined;
}

/**
 * Returns whether unused days of the agreement were credited to a purchase after the cancellation. That purchase continues
 * the membership.
 */
async function isCreditedSince(trx: Transaction<Tables>, { id }: AgreementRow, cancelledAt: Date): Promise<boolean> {
  const credit = await trx
    .selectFrom('billing_order_credits')
    .select('order_id')
    .where('agreement_id', '=', id)
    .where('applied_at', '>', cancelledAt)
    .limit(1)
    .executeTakeFirst();
  return credit !== undefined;
}

async function setStatus(
  trx: Transaction<Tables>,
  { id }: AgreementRow,
  status: AgreementRow['status'],
  status_at: Date,
): Promise<void> {
  await trx.updateTable('billing_agreements').set({ status, status_at }).where('id', '=', id).execute();
}

/**
 * Settles the operation that an event belongs to. An operation whose answer was lost counts as refused here, and is settled
 * too, since the biller's record decides.
 * @returns the offer that it was to take, or null
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
