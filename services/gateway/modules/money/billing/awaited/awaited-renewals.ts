import type { Database } from '../../../../db/database.ts';
import { findEndOfGrant, findGrantsOfCause, revokeGrant } from '../../membership/public.ts';
import { type AgreementRow, paidUntil, renewalPeriod } from '../subscription/agreement.ts';
import { awaitedPeriod, type Counted, dueOf } from './awaiting-rules.ts';

type Owned = Pick<AgreementRow, 'id' | 'subscription_id'>;

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
  if (awaitedPeriod(row) === null || row.period_months === null) return;
  const { subscription_id: subscriptionId } = row;
  for (const { cause } of await grantsOfAwaiting(trx, row, renewalPeriod(row, period).from)) {
    await revokeGrant(trx, { subscriptionId, occurredAt, cause: `${why}:${cause}`, revokes: cause });
  }
}
