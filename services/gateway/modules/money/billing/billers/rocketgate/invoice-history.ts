import { SANDBOX_TAKEN_OVER } from '@network/validation/sandbox-rocketgate.ts';
import type { BillerEvent } from '../biller.ts';
import { rocketgateDecline } from './decline-codes.ts';
import { transactionIdOf } from './rocketgate-values.ts';
import type { SubscriptionStatus } from './subscription-calls.ts';
import type { InvoiceRecord, TransactionRow } from './transaction-report.ts';

/** Reversals that were taken in before, by the transaction, with the charge that each takes back. */
export type KnownReversals = ReadonlyMap<string, string>;

interface Charged {
  readonly row: TransactionRow;
  readonly period: number;
  /** The part of the charge that was neither refunded nor voided. Minor units. */
  left: number;
}

/**
 * The events of an invoice, which is our order. RocketGate does not number its renewals, so they are counted: the first
 * approved sale is the payment, each further one the next renewal.
 *
 * What took a charge back does not name it. It is the charge that it can be of: the only one of the same amount before it
 * that was not taken back, else the only one of which so much is left. One that may be of several names none, and waits for a
 * person.
 */
export function eventsOfInvoice(record: InvoiceRecord, known: KnownReversals): readonly BillerEvent[] {
  const charges: Charged[] = [];
  const events: BillerEvent[] = [];
  for (const row of salesOf(record)) {
    const period = charges.length;
    if (isApproved(row)) charges.push({ row, period, left: row.tr_amount });
    // The demonstration's own charges are known; they count, and are not reported.
    if (!row.tr_id.startsWith(SANDBOX_TAKEN_OVER)) events.push(saleEvent(row, period));
  }
  for (const charge of charges) {
    const { tr_chargebackdate: at } = charge.row;
    if (at !== null) events.push(chargebackEvent(charge, at));
  }
  return [...events, ...reversalsOf(record, charges, known)];
}

/** The sales of an invoice, oldest first, declined ones included: charges, and cards that were verified for nothing. */
export function salesOf({ sale, verification }: InvoiceRecord): readonly TransactionRow[] {
  return [...sale, ...verification.filter(({ tr_amount }) => tr_amount === 0)].toSorted(byMoment);
}

function reversalsOf(record: InvoiceRecord, charges: readonly Charged[], known: KnownReversals): BillerEvent[] {
  const rows = [
    ...record.credit.map((row) => ({ row, kind: 'refunded' as const })),
    ...record.void.map((row) => ({ row, kind: 'voided' as const })),
  ]
    .filter(({ row }) => isApproved(row))
    .toSorted((one, other) => byMoment(one.row, other.row));
  for (const { row } of rows) {
    const reversed = known.get(numberOf(row));
    for (const charge of charges) if (numberOf(charge.row) === reversed) charge.left -= row.tr_amount;
  }
  const events: BillerEvent[] = [];
  for (const { row, kind } of rows) {
    if (known.has(numberOf(row))) continue;
    const charge = chargeReversedBy(row, charges);
    if (charge) charge.left -= row.tr_amount;
    events.push({
      ...baseOf(row),
      id: charge ? `trans:${row.tr_id}` : `unnamed:${row.tr_id}`,
      kind,
      period: charge?.period ?? 0,
      reversedTransactionId: charge ? numberOf(charge.row) : null,
    });
  }
  return events;
}

function chargeReversedBy(row: TransactionRow, charges: readonly Charged[]): Charged | null {
  const open = charges.filter(
    (charge) =>
      (charge.left > 0 || charge.row.tr_amount === 0) &&
      charge.row.tr_date <= row.tr_date &&
      (charge.row.tr_chargebackdate === null || charge.row.tr_chargebackdate > row.tr_date),
  );
  const whole = open.filter(({ left }) => left === row.tr_amount);
  const untouched = whole.filter((charge) => charge.row.tr_amount === charge.left);
  const part = open.filter(({ left }) => left >= row.tr_amount);
  // If more is refunded than is left of the only charge, a person looks at it.
  const candidates = whole.length === 1 && untouched.length === 1 ? whole : part.length > 0 ? part : open;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function saleEvent(row: TransactionRow, period: number): BillerEvent {
  if (isApproved(row)) return { ...baseOf(row), kind: 'charged', period };
  return {
    ...baseOf(row),
    kind: period === 0 ? 'declined' : 'rebill-failed',
    period,
    price: null,
    transactionId: null,
  };
}

function chargebackEvent({ row, period }: Charged, at: Date): BillerEvent {
  return {
    ...baseOf(row),
    id: `chargeback:${row.tr_id}`,
    kind: 'charged-back',
    occurredAt: at,
    period,
    transactionId: `${numberOf(row)}:chargeback`,
    reversedTransactionId: numberOf(row),
  };
}

/**
 * The report has no reasons; the state of a subscription has the one of its last billing. It is that of the last event about a
 * renewal, where that failed.
 */
export function explainLastFailure(events: readonly BillerEvent[], reason: string | null): readonly BillerEvent[] {
  const last = events.findLast(({ kind }) => kind === 'charged' || kind === 'rebill-failed');
  if (last?.kind !== 'rebill-failed' || reason === null || reason === '0') return events;
  return events.map((event) => (event === last ? { ...event, decline: rocketgateDecline(reason) } : event));
}

/**
 * The facts with which an end is interpreted. RocketGate reports an end as a state, and never says which of several it
 * is.
 */
interface EndedOrder {
  readonly orderId: string;
  readonly charges: number;
  /**
   * The time since which the ended renewals had run. An end after a return within the same period is a different one.
   */
  readonly runsSince: Date | null;
}

/** The end of renewals: at the end of the period that runs, or since before. */
export function endOfRenewals(
  { orderId, charges, runsSince }: EndedOrder,
  status: SubscriptionStatus,
  now: Date,
): BillerEvent | null {
  if (charges === 0 || status.state === 'running' || status.state === 'none') return null;
  const until = status.state === 'ending' ? status.endDate.replaceAll(/\D/g, '').slice(0, 8) : 'ended';
  return {
    id: `cancel:${orderId}:${until}:${charges}:${runsSince?.getTime() ?? 0}`,
    kind: 'cancelled',
    orderId,
    occurredAt: now,
    period: charges,
    price: null,
    transactionId: null,
    reversedTransactionId: null,
    reference: null,
  };
}

function baseOf(row: TransactionRow): Omit<BillerEvent, 'kind' | 'period'> {
  return {
    id: `trans:${row.tr_id}`,
    orderId: row.inv_id_ext ?? '',
    occurredAt: row.tr_date,
    price: { amount: row.tr_amount, currency: row.curr_code_requested },
    transactionId: numberOf(row),
    reversedTransactionId: null,
    reference: null,
  };
}

export const isApproved = ({ respc_id }: TransactionRow): boolean => respc_id === 0;
const numberOf = ({ cust_id_ext, tr_id }: TransactionRow): string =>
  transactionIdOf({ customerId: cust_id_ext, guid: tr_id });
const byMoment = (one: TransactionRow, other: TransactionRow): number =>
  one.tr_date.getTime() - other.tr_date.getTime() || (one.tr_id < other.tr_id ? -1 : 1);
