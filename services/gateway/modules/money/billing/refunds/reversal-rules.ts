import type { Selectable } from 'kysely';
import { type Applied, flagged, LESS_THAN_THE_REST } from '../postbacks/applied.ts';
import type { BillingTransactionsTable } from '../tables.ts';

/** What was recorded of a charge, or of something that took it back. Amounts are in minor units. */
export type Recorded = Pick<Selectable<BillingTransactionsTable>, 'kind' | 'amount' | 'transaction_id' | 'occurred_at'>;

/** What took a charge back so far. */
export interface Reversals {
  readonly whole: Recorded | null;
  readonly parts: readonly Recorded[];
}

/** An event that takes money of a charge back. */
export interface ReportedReversal {
  readonly kind: 'refund' | 'void' | 'chargeback';
  /** Minor units. */
  readonly amount: number;
  readonly occurredAt: Date;
}

/** What a reversal is to its charge. */
export interface DecidedReversal {
  /** Nothing of the charge is left; otherwise a part was refunded, and the charge stands. */
  readonly isWhole: boolean;
  /** It was recorded now, and is to be booked; before, where another way or another reversal had done so. */
  readonly isNew: boolean;
  /** Another reversal had taken the charge back already, so that a person has to look. */
  readonly isSecond: boolean;
  /** When it happened; of several parts, the last of those that make up the whole. */
  readonly at: Date;
}

/** Returns what a reversal is that was recorded under its number before; null where none was. */
export function knownReversal(
  { whole, parts }: Reversals,
  { transactionId, amount }: Pick<ReportedReversal, 'amount'> & { readonly transactionId: string },
): DecidedReversal | Applied | null {
  const same = [...parts, ...(whole ? [whole] : [])].find((row) => row.transaction_id === transactionId);
  if (same === undefined) return null;
  if (same.amount !== amount) return flagged('wrong-amount');
  return { isWhole: same === whole, isNew: false, isSecond: false, at: lastOf(parts, same.occurred_at) };
}

/**
 * Decides what a reversal is that nobody has recorded. A refund of less than is left is a part; the one of all that is left takes the
 * charge back, whichever part becomes known last. Refunds are never more than their charge.
 */
export function newReversal(
  charge: Pick<Recorded, 'amount'>,
  { whole, parts }: Reversals,
  { kind, amount, occurredAt }: ReportedReversal,
): DecidedReversal | Applied {
  const left = charge.amount - parts.reduce((total, part) => total + part.amount, 0);
  const isPart = kind === 'refund' && amount > 0 && amount < left;
  // Its bank took the charge back whole, whatever had been refunded of it before.
  const isBesideWhole = whole === null || (whole.kind === 'chargeback' && whole.amount === charge.amount);
  if (isPart && isBesideWhole) return { isWhole: false, isNew: true, isSecond: false, at: occurredAt };
  if (amount !== left && amount !== charge.amount) {
    return flagged(kind !== 'refund' && amount > 0 && amount < left ? LESS_THAN_THE_REST : 'wrong-amount');
  }
  if (kind === 'refund' && amount > left) return flagged('wrong-amount');
  const at = kind === 'refund' ? lastOf(parts, occurredAt) : occurredAt;
  return { isWhole: true, isNew: whole === null, isSecond: whole !== null, at };
}

const lastOf = (parts: readonly Recorded[], at: Date): Date =>
  parts.reduce((last, { occurred_at }) => (occurred_at > last ? occurred_at : last), at);
