import type { Transaction } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Tables } from '../../../../db/database.ts';
import { grantAccess } from '../../membership/public.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';

/** A year more than was agreed is a mistake in somebody's calendar, and opens nothing. */
const MOST_DAYS_LATER = 366;

/**
 * When a biller charges the next renewal by its own word, where that can be right: after what happened, and not much later than
 * expected. A biller names a day; its hour is the one that was agreed.
 * @param expected by the term of the biller
 */
export function nextCharge(
  { occurredAt, nextChargeAt }: Pick<BillerEvent, 'occurredAt' | 'nextChargeAt'>,
  expected: Date,
): Date {
  if (nextChargeAt === undefined || nextChargeAt <= occurredAt) return expected;
  // The time is set to noon, from which the beginning of the day is exactly half a day away.
  const days = Math.ceil((nextChargeAt.getTime() - expected.getTime()) / DAY_MS - 0.5);
  return days > MOST_DAYS_LATER ? expected : new Date(expected.getTime() + days * DAY_MS);
}

/**
 * Builds the change that moves the renewals of an agreement so that this one falls due then. The ones after it follow
 * by the term of the biller.
 */
export const renewalsFrom = (period: number, at: Date) => ({ anchor_at: at, anchor_period: period, paused_from: null });

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
