import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import { returnUse } from '../discounts/reserve-use.ts';
import { mailRefunded } from '../mails/billing-mails.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import { returnCreditedDays } from '../orders/end-credited-days.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import {
  forfeitWithLastMembership,
  findStartOfCharge,
  recordRebillChange,
  revokeAccess,
} from '../../membership/public.ts';
import { settlePartRefund, withdrawRefunds } from '../refunds/refund-commands.ts';
import { type Reversal, type ReversalEvent, reverseCharge } from '../refunds/reverse-charge.ts';
import { commandEnd } from '../subscription/commands.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED } from './applied.ts';
import { revokeAddedDays } from './added-days.ts';
import { forfeitWithLaterCancellation } from './later-cancellation.ts';
import { soldAs } from './sold-as.ts';

const LOGS = { refund: 'refunded', void: 'voided', chargeback: 'charged-back' } as const;

/**
 * A charge that was taken back is reversed in the ledger, once. The access that it opened ends at once after a
 * chargeback, and after a void, which says that it never came to be; a refund leaves what was begun, and nothing of
 * what was not. Nothing more is charged for its agreement. What other charges paid stays, and so does a membership that
 * replaced the agreement (docs/money.md); days whose worth was taken off a charge that is voided or charged back are
 * open again. A part that is refunded is booked, and ends nothing.
 */
export async function applyReversal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: ReversalEvent,
  now: Date,
): Promise<Applied> {
  const reversal = await reverseCharge(trx, agreement, event);
  if ('status' in reversal) return reversal;
  const { kind, charge, transactionId, amount, isNew, at: occurredAt } = reversal;
  const { biller, subscription_id: subscriptionId } = agreement;
  await settlePartRefund(trx, agreement.id, { ...event, amount }, now);
  if (isNew) {
    const { currency } = charge;
    await bookReversal(trx, kind, { biller, amount, currency, transactionId, at: event.occurredAt });
    if (reversal.isWhole) await returnUse(trx, charge, event.occurredAt);
    if (kind !== 'chargeback') await confirmRefund(trx, agreement, reversal, now);
  }
  const logged = { subscriptionId, occurredAt, cause: event.id };
  const details = { transaction: charge.transaction_id, amount };
  const log = reversal.isWhole ? LOGS[kind] : 'refunded-in-part';
  if (!(await logEvent(trx, { ...logged, kind: log, details }, now))) return PROCESSED;
  if (!reversal.isWhole) return PROCESSED;
  await withdrawRefunds(trx, agreement.id, charge.transaction_id, now);
  const opensAt = await openedFrom(trx, charge);
  if (opensAt !== null) {
    if (kind !== 'refund' || opensAt > occurredAt) {
      await revokeAccess(trx, {
        ...logged,
        subscriptionId: charge.subscription_id,
        transactionId: charge.transaction_id,
      });
      await revokeAddedDays(trx, charge, opensAt, logged);
    }
    if (kind !== 'refund' && charge.period === 0) await returnCreditedDays(trx, agreement, logged, now);
    if (agreement.replaced_at === null) {
      await endMembership(trx, agreement, { ...logged, kind }, now);
      if (kind !== 'refund') await endAwaiting(trx, agreement, { period: agreement.paid_period + 1, occurredAt });
      // A refund leaves the period that is running; the job notices its end.
      if (kind !== 'refund' && opensAt <= occurredAt) {
        await announceMembership(trx, { happened: 'ended', subscriptionId, cause: agreement.id }, now);
      }
    } else if (kind === 'chargeback' && (await wasReplacedAfter(trx, agreement, occurredAt))) {
      await forfeitGems(trx, agreement, logged, now);
    }
  }
  // The charge was taken back before by another kind of reversal: a person looks.
  return reversal.isSecond ? flagged('reversed-twice') : PROCESSED;
}

async function confirmRefund(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { charge, amount, isWhole, transactionId }: Reversal,
  now: Date,
): Promise<void> {
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement, charge.period);
  const { currency, occurred_at: chargedAt } = charge;
  const about = { userId: agreement.user_id, tenantId, plan: { product, kind }, amount, currency, chargedAt, isWhole };
  await mailRefunded(trx, { ...about, transactionId: isWhole ? charge.transaction_id : transactionId }, now);
}

/** Stops the renewals of a membership whose own charge was taken back; a chargeback takes gems and packs as well. */
async function endMembership(
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
async function forfeitGems(
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
async function wasReplacedAfter(trx: Transaction<Tables>, agreement: AgreementRow, instant: Date): Promise<boolean> {
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

interface Moment {
  readonly subscriptionId: string;
  readonly occurredAt: Date;
  readonly cause: string;
}

interface Ended extends Moment {
  readonly kind: 'refund' | 'void' | 'chargeback';
}

/**
 * Returns the time from which a charge opens something; null for one that is refunded because something else paid for
 * its days.
 */
async function openedFrom(
  trx: Transaction<Tables>,
  charge: { readonly subscription_id: string; readonly transaction_id: string },
): Promise<Date | null> {
  return findStartOfCharge(trx, { subscriptionId: charge.subscription_id, transactionId: charge.transaction_id });
}
