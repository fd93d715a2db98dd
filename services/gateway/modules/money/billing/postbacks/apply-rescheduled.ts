import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { grantAccess } from '../../membership/public.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';
import { nextCharge, renewalsFrom } from './moved-renewals.ts';

/**
 * The biller charges the next renewal on another day than we expected: its day is the one that people see, and
 * access lasts until then. A renewal that was tried and failed is due since its first day, whenever it is tried again.
 */
export async function applyRescheduled(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { period, occurredAt, id: cause } = event;
  const { id, paid_period, status, replaced_at, period_months, subscription_id: subscriptionId } = agreement;
  if (event.nextChargeAt === undefined) return flagged('incomplete');
  if (replaced_at !== null || period_months === null || period <= paid_period) return PROCESSED;
  if (period > paid_period + 1) return waiting('not-charged-yet');
  if (status !== 'running') return PROCESSED;
  if (await wasMovedLater(trx, subscriptionId, occurredAt)) return PROCESSED;
  const due = renewalPeriod(agreement, period).from;
  const next = nextCharge(event, due);
  if (next.getTime() === due.getTime()) return PROCESSED;
  const details = { agreement: id, from: due.toISOString(), until: next.toISOString() };
  const isNew = await logEvent(trx, { subscriptionId, kind: 'renewal-moved', occurredAt, cause, details }, now);
  if (!isNew) return PROCESSED;
  // It is awaited on its new day, and not on the one before.
  await endAwaiting(trx, agreement, { period, occurredAt });
  await trx.updateTable('billing_agreements').set(renewalsFrom(period, next)).where('id', '=', id).execute();
  // Days that a biller adds cost nothing: they are open, and worth nothing when the plan changes.
  if (next > due) await grantAccess(trx, { subscriptionId, from: due, until: next, isPaid: true, occurredAt, cause });
  return PROCESSED;
}

/**
 * Returns whether the biller has moved a renewal after what an event says, so that a message that is repeated or late
 * moves nothing back.
 */
async function wasMovedLater(trx: Transaction<Tables>, subscriptionId: string, occurredAt: Date): Promise<boolean> {
  const later = await trx
    .selectFrom('subscription_events')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'renewal-moved')
    .where('occurred_at', '>', occurredAt)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
