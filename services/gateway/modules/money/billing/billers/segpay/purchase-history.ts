import { z } from 'zod';
import { reasonOfNetworkCode } from '../../declines/network-codes.ts';
import type { BillerEvent, BillerEventKind } from '../biller.ts';
import { noonOfDay } from '../next-charge.ts';
import { segpayAmount } from './segpay-money.ts';

const number = z.string().regex(/^\d{1,18}$/);
const orderId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
/** `2023-03-01T00:03:01+00:00`, with or without parts of a second. Segpay's clock is GMT. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/**
 * A transaction as Segpay's reports have it (https://gethelp.segpay.com/docs/Content/MPFeatures/SRS-Transactions.htm,
 * fields explained at https://gethelp.segpay.com/docs/Content/DeveloperDocs/ProcessingAPI/09-SRS%20Web%20Service%20Reports.htm;
 * read in November 2026). Fields about the person are left out: nothing here needs them.
 */
export const transactionSchema = z.object({
  PurchaseID: number,
  TransID: number,
  RelatedTransID: number.optional(),
  TransTime: instant,
  Type: z.string().max(40),
  Source: z.string().max(40),
  Auth: z.string().transform((text) => text.toLowerCase() === 'yes'),
  /** The bank's answer to an authorization or decline, such as `00-Approved CVV:M`. */
  AuthCode: z.string().max(200).optional(),
  TransAmount: segpayAmount,
  Currency: z.string().regex(/^[A-Z]{3}$/),
  PurchStatus: z.string().max(40),
  RecurringPeriod: z.string().regex(/^\d{1,5}$/),
  /** The date of the next renewal; absent if none follows, and for a purchase without renewals. */
  NextDate: z
    .union([instant, z.literal('')])
    .optional()
    .catch(undefined),
  CancelDate: z.union([instant, z.literal('')]).optional(),
  /** Absent where somebody bought by another way than ours. */
  REF1: z.union([orderId, z.literal('')]).optional(),
});

export type SegpayTransaction = z.output<typeof transactionSchema>;

/** Segpay's numbers in ours: a transaction is found by its purchase. */
export const transactionIdOf = (purchaseId: string, transId: string): string => `${purchaseId}:${transId}`;

/** The parts of our number, or null for one that is not of Segpay. */
export function segpayNumbers(transactionId: string): { readonly purchaseId: string; readonly transId: string } | null {
  const [, purchaseId, transId] = /^(\d{1,18}):(\d{1,18})$/.exec(transactionId) ?? [];
  return purchaseId === undefined || transId === undefined ? null : { purchaseId, transId };
}

const REVERSALS: Readonly<Record<string, BillerEventKind>> = {
  refund: 'refunded',
  credit: 'refunded',
  void: 'voided',
  chargeback: 'charged-back',
  charge: 'charged-back',
};
const SALES: readonly string[] = ['sale', 'oneclick'];

/**
 * The events of purchases, whole ones: Segpay does not number its renewals, so they are counted. The first approved sale
 * of an order is its payment, each further one the next renewal. Reversals name the sale that they take back. A type that
 * the documentation does not have is no event.
 */
export function eventsOfPurchases(transactions: readonly SegpayTransaction[]): readonly BillerEvent[] {
  const byOrder = Map.groupBy(
    transactions.filter(({ REF1 }) => REF1),
    ({ PurchaseID, REF1 }) => `${PurchaseID} ${REF1}`,
  );
  return [...byOrder.values()].flatMap(eventsOfOrder);
}

function eventsOfOrder(unsorted: readonly SegpayTransaction[]): readonly BillerEvent[] {
  const rows = unsorted.toSorted(
    (one, other) => one.TransTime.getTime() - other.TransTime.getTime() || Number(one.TransID) - Number(other.TransID),
  );
  const periods = new Map<string, number>();
  const events: BillerEvent[] = [];
  for (const row of rows) {
    const type = row.Type.toLowerCase().replaceAll(/[^a-z]/g, '');
    const reversal = REVERSALS[type];
    if (SALES.includes(type)) {
      const period = periods.size;
      if (row.Auth) periods.set(row.TransID, period);
      events.push(saleEvent(row, period));
    } else if (reversal !== undefined && row.Auth) {
      events.push(reversalEvent(row, reversal, periods.get(row.RelatedTransID ?? '') ?? 0));
    }
  }
  const last = rows.at(-1);
  const end = last && endOf(last, periods.size);
  const next =
    last &&
    nextOf(
      last,
      events.findLast(({ kind }) => kind === 'charged'),
    );
  return [...events, ...(end ? [end] : []), ...(next ? [next] : [])];
}

/**
 * The day of the next renewal, which Segpay reports as a state of the purchase: an event of its own, since the postback of a sale
 * does not have it. Segpay does not say since when, so a day that comes back is told by what went before.
 */
function nextOf({ NextDate, ...row }: SegpayTransaction, charge: BillerEvent | undefined): BillerEvent | null {
  if (!NextDate || charge === undefined || isEnded(row) || Number(row.RecurringPeriod) === 0) return null;
  const period = charge.period + 1;
  return {
    ...baseOf(row),
    id: `next:${row.PurchaseID}:${period}:${NextDate.toISOString().slice(0, 10)}`,
    isState: true,
    kind: 'rescheduled',
    occurredAt: charge.occurredAt,
    period,
    price: null,
    transactionId: null,
    nextChargeAt: noonOfDay(NextDate),
  };
}

function saleEvent(row: SegpayTransaction, period: number): BillerEvent {
  if (row.Auth) return { ...baseOf(row), kind: 'charged', period };
  return {
    ...baseOf(row),
    kind: period === 0 ? 'declined' : 'rebill-failed',
    period,
    price: null,
    transactionId: null,
    decline: declineIn(row.AuthCode ?? ''),
  };
}

/** The network's response code begins the answer. */
function declineIn(answer: string): BillerEvent['decline'] {
  const [, code] = /^([0-9A-Z]{2})\b/i.exec(answer) ?? [];
  return code === undefined ? undefined : { reason: reasonOfNetworkCode(code), code: code.toUpperCase() };
}

function reversalEvent(row: SegpayTransaction, kind: BillerEventKind, period: number): BillerEvent {
  const reversedTransactionId = transactionIdOf(row.PurchaseID, row.RelatedTransID ?? '0');
  return { ...baseOf(row), kind, period, reversedTransactionId };
}

function baseOf(row: SegpayTransaction): Omit<BillerEvent, 'kind' | 'period'> {
  return {
    id: `trans:${row.TransID}`,
    orderId: row.REF1 ?? '',
    occurredAt: row.TransTime,
    price: { amount: row.TransAmount, currency: row.Currency },
    transactionId: transactionIdOf(row.PurchaseID, row.TransID),
    reversedTransactionId: null,
    reference: null,
  };
}

/** The end of renewals, which Segpay reports as a state of the purchase: cancelled, and expired once its days are over. */
function endOf(row: SegpayTransaction, period: number): BillerEvent | null {
  const { PurchaseID, CancelDate, RecurringPeriod } = row;
  if (!isEnded(row) || !CancelDate || Number(RecurringPeriod) === 0 || period === 0) return null;
  return {
    ...baseOf(row),
    id: `cancel:${PurchaseID}:${CancelDate.getTime()}`,
    kind: 'cancelled',
    occurredAt: CancelDate,
    period,
    price: null,
    transactionId: null,
  };
}

/** Returns whether a purchase is no longer charged. */
export function isEnded({ PurchStatus }: Pick<SegpayTransaction, 'PurchStatus'>): boolean {
  return /^(cancel?led|expired)$/i.test(PurchStatus);
}
