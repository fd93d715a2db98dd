import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { BADGE_GRACE_DAYS, type BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { findEndOfGrant, findGrantsOfCause, revokeGrant } from '../../membership/public.ts';
import { type AgreementRow, nextChargeAt, paidUntil, renewalPeriod } from '../subscription/agreement.ts';

/**
 * Billers that charge a renewal on its day by clocks of their own, and within how many hours of the hour that we count from its result is
 * known: the rest of that day by the biller's clock, and what it takes to write it into a report where the message of it is lost.
 * The others are asked for a renewal an hour before it falls due.
 */
const REPORTED_WITHIN_HOURS: Readonly<Partial<Record<BillerId, number>>> = { ccbill: 36, segpay: 36 };

const HOUR_MS = 3_600_000;

type Counted = Parameters<typeof dueOf>[0];
type Owned = Pick<AgreementRow, 'id' | 'subscription_id'>;
type Due = Pick<AgreementRow, 'status' | 'replaced_at'> & Counted;

/** When the next renewal of an agreement falls due, or fell due where its result is not known. */
export const dueOf = (row: Parameters<typeof renewalPeriod>[0] & Pick<AgreementRow, 'paid_period'>): Date =>
  renewalPeriod(row, row.paid_period + 1).from;

/** Returns whether a renewal fell due of which the biller has reported nothing, neither a charge nor a decline. */
const isUnreported = (row: Due, now: Date): boolean =>
  row.status === 'running' && row.replaced_at === null && row.period_months !== null && dueOf(row) <= now;

/** A renewal is awaited as long as one that failed is tried again. After that nobody is told to wait any longer. */
const isGivenUp = (row: Due, now: Date): boolean =>
  isUnreported(row, new Date(now.getTime() - BADGE_GRACE_DAYS * DAY_MS));

/** Returns whether a renewal fell due whose result its biller may still report. */
export const isAwaited = (row: Due, now: Date): boolean => isUnreported(row, now) && !isGivenUp(row, now);

/** When an agreement is charged next, as its owner reads it; null as well once nobody waits any longer for what was due. */
export const chargeToShow = (row: AgreementRow, now: Date): Date | null =>
  isGivenUp(row, now) ? null : nextChargeAt(row);

/** Returns the time in which a membership is open while its renewal is awaited; null if its biller is asked ahead. */
export function awaitedPeriod(row: Counted): { readonly from: Date; readonly until: Date } | null {
  const hours = REPORTED_WITHIN_HOURS[row.biller];
  const from = dueOf(row);
  return hours === undefined ? null : { from, until: new Date(from.getTime() + hours * HOUR_MS) };
}

/** Returns the cause of the access that is open while a renewal is awaited. The cause of a member who returned has a number behind it. */
export const causeOfAwaiting = (row: Pick<AgreementRow, 'id'>, from: Date): string =>
  `awaited:${row.id}:${from.toISOString()}`;

/**
 * When a membership ends whose renewals ended: with what is paid for, or with the hours that it is kept open because a renewal is
 * awaited.
 */
export async function openUntil(db: Database, row: Counted & Owned): Promise<Date> {
  const paid = paidUntil(row);
  const { subscription_id: subscriptionId } = row;
  const last = (await grantsOfAwaiting(db, row, dueOf(row))).at(-1);
  const awaited = last === undefined ? null : await findEndOfGrant(db, { subscriptionId, cause: last.cause });
  return awaited !== null && awaited > paid ? awaited : paid;
}

/** Ends the hours in which a renewal is awaited, where it is cancelled before it falls due: there is none to wait for. */
export async function endAwaitingUndue(trx: Database, row: AgreementRow, cancelledAt: Date): Promise<void> {
  if (cancelledAt >= dueOf(row)) return;
  await revokeAwaiting(trx, row, { period: row.paid_period + 1, occurredAt: cancelledAt }, 'undue');
}

/**
 * Returns the cause by which the hours of awaiting are to be granted now. Returns null where they are open, or where the result of the
 * renewal is known. Hours that a cancellation ended are open once more when the member takes it back.
 */
export async function causeToAwait(trx: Database, row: Counted & Owned, from: Date): Promise<string | null> {
  const grants = await grantsOfAwaiting(trx, row, from);
  const last = grants.at(-1);
  if (last === undefined) return causeOfAwaiting(row, from);
  const isOver = !last.revokedBy.every((cause) => cause === `undue:${last.cause}`);
  if (last.revokedBy.length === 0 || isOver) return null;
  return `${causeOfAwaiting(row, from)}:${grants.length + 1}`;
}

const grantsOfAwaiting = (db: Database, row: Owned, from: Date) =>
  findGrantsOfCause(db, { subscriptionId: row.subscription_id, cause: causeOfAwaiting(row, from) });

/**
 * Ends at an instant what was open because a renewal was awaited: its result is known, or a charge before it was taken back as if it had
 * never been. Nothing where nothing was.
 */
export function endAwaiting(trx: Database, row: AgreementRow, end: EndOfAwaiting): Promise<void> {
  return revokeAwaiting(trx, row, end, 'over');
}

interface EndOfAwaiting {
  readonly period: number;
  readonly occurredAt: Date;
}

async function revokeAwaiting(
  trx: Database,
  row: AgreementRow,
  { period, occurredAt }: EndOfAwaiting,
  why: 'over' | 'undue',
): Promise<void> {
  if (REPORTED_WITHIN_HOURS[row.biller] === undefined || row.period_months === null) return;
  const { subscription_id: subscriptionId } = row;
  for (const { cause } of await grantsOfAwaiting(trx, row, renewalPeriod(row, period).from)) {
    await revokeGrant(trx, { subscriptionId, occurredAt, cause: `${why}:${cause}`, revokes: cause });
  }
}
