import type { BillerState, SandboxOrder, SandboxEvent } from '../../../services/sandbox/biller/state.ts';
import { SITE_IDS, SITES } from '@network/tenant/demonstration-sites.ts';
import { after, DAY_MS, HOUR_MS, monthsAfter } from './model/calendar.ts';
import { hasUnclearReversal, numberAt } from './vendor-orders.ts';
import type { Agreement, BillerRecord, Charge, Part, Reversal, Sold } from './model/record.ts';

const REVERSALS = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' } as const;
/** Whole days of a vendor, and an hour or two until a payment without a time is known. */
const VENDOR_TOLERANCE_MS = DAY_MS + 3 * HOUR_MS;
/** An agreement whose renewal was not charged ends so long after the charge was due. */
const GRACE_MS = 7 * DAY_MS;

/** The sandbox biller's memory in the words of the model. */
export function recordOf(state: BillerState, now: Date, refundedAgain: readonly string[] = []): BillerRecord {
  const orders = Object.values(state.orders);
  const switchedOff = orders.flatMap(({ orderId, events }) =>
    events
      .filter(({ kind }) => kind === 'cancelled')
      .map(({ occurredAt, reference }) => ({ orderId, at: new Date(occurredAt), reference })),
  );
  return {
    charges: orders
      .flatMap((order) => order.events.filter(({ kind }) => kind === 'charged').map((event) => chargeOf(order, event)))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    agreements: orders.flatMap((order) => agreementOf(order, now) ?? []),
    ownCancellations: switchedOff.filter(({ reference }) => reference === null),
    cancellations: switchedOff.length,
    isUnclear: orders.some((order) => hasUnclearReversal(order)),
    tolerance: orders.some(({ purchaseId }) => purchaseId !== undefined) ? VENDOR_TOLERANCE_MS : 0,
    refundedAgain,
  };
}

/** A charge is named by its card statement: the site or "All sites", then the kind of membership. */
function soldIn({ charge }: SandboxOrder, period: number): Sold {
  const [name = '', kind = ''] = charge.description.split(', ');
  const site = SITES.find((each) => each.name === name);
  return { name, sites: site ? [site.id] : SITE_IDS, isTrial: period === 0 && kind.includes('trial') };
}

function chargeOf(order: SandboxOrder, event: SandboxEvent): Charge {
  const { orderId, events } = order;
  const { parts, reversed } = takenBack(events, event);
  return {
    transactionId: numberAt(order, event),
    orderId,
    period: event.period,
    sold: soldIn(order, event.period),
    amount: event.amount ?? 0,
    renewalAmount: order.charge.renewal?.amount ?? null,
    renewalMonths: order.charge.renewal?.months ?? null,
    renewalDays: order.charge.renewal?.periodDays,
    at: new Date(event.occurredAt),
    ownedAt: new Date(event.occurredAt),
    ...periodOf(order, event),
    reversal: reversed ? reversalOf(order, reversed) : null,
    parts: parts.map((part) => partOf(order, part)),
    isOutOfReach:
      order.biller === 'ccbill' && events.some(({ kind, period }) => kind === 'charged' && period > event.period),
  };
}

/**
 * Refunds that leave something of a charge are parts; what leaves nothing, and any void or chargeback, takes it back.
 */
function takenBack(events: readonly SandboxEvent[], charge: SandboxEvent) {
  const parts: SandboxEvent[] = [];
  let left = charge.amount ?? 0;
  for (const event of events.filter((each) => each.reversedTransactionId === charge.transactionId)) {
    left -= event.amount ?? 0;
    if (event.kind !== 'refunded' || left <= 0) return { parts, reversed: event };
    parts.push(event);
  }
  return { parts, reversed: null };
}

function partOf(order: SandboxOrder, event: SandboxEvent): Part {
  const { amount, occurredAt } = event;
  return {
    transactionId: numberAt(order, event),
    amount: amount ?? 0,
    at: new Date(occurredAt),
  };
}

/** The days that each charge was taken for, as they were when it was made: a pause moves what follows. */
const periods = new WeakMap<SandboxEvent, Period>();

interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Writes down what new charges were taken for. Call it before anything else can move a renewal. */
export function notePeriods({ orders }: BillerState): void {
  for (const order of Object.values(orders)) {
    // What a vendor's order sells, and from when on, is known once it is named.
    if (!order.charge.description.includes(', ')) continue;
    for (const event of order.events) {
      if (event.kind === 'charged' && !periods.has(event)) periods.set(event, countedPeriod(order, event));
    }
  }
}

const periodOf = (order: SandboxOrder, event: SandboxEvent): Period =>
  periods.get(event) ?? countedPeriod(order, event);

function countedPeriod({ charge, agreement }: SandboxOrder, { period, occurredAt }: SandboxEvent): Period {
  const at = new Date(occurredAt);
  // What is never renewed lasts a month.
  if (agreement === null || charge.renewal === null) return { from: at, until: monthsAfter(at, 1) };
  const { firstAt } = charge.renewal;
  if (period === 0) return { from: firstAt === null ? at : dueAt(agreement, 0), until: dueAt(agreement, 1) };
  return { from: dueAt(agreement, period), until: dueAt(agreement, period + 1) };
}

function reversalOf(order: SandboxOrder, event: SandboxEvent): Reversal {
  const { kind, amount, occurredAt, reference } = event;
  return {
    kind: REVERSALS[kind as keyof typeof REVERSALS],
    transactionId: numberAt(order, event),
    amount: amount ?? 0,
    at: new Date(occurredAt),
    // A part that staff decided on may turn out to be all that is left.
    isByNetwork: reference !== null && !reference.startsWith('part-refund-'),
  };
}

/** When a renewal falls due: counted from the one that was said last, which a new price says again. */
function dueAt(agreement: NonNullable<SandboxOrder['agreement']>, period: number): Date {
  const { anchorAt, anchorPeriod = 1, months, periodDays } = agreement;
  if (periodDays !== undefined) return after(new Date(anchorAt), (period - anchorPeriod) * periodDays * DAY_MS);
  return monthsAfter(new Date(anchorAt), (period - anchorPeriod) * months);
}

function agreementOf({ orderId, agreement }: SandboxOrder, now: Date): Agreement | null {
  if (agreement === null) return null;
  const next = dueAt(agreement, agreement.period + 1);
  const graceEnd = after(next, GRACE_MS);
  const gaveUpAt = agreement.failures > 0 && graceEnd <= now ? graceEnd : null;
  const isRunning = !agreement.isCancelled && gaveUpAt === null;
  return { orderId, amount: agreement.amount, dueAt: next, isRunning, isFailing: agreement.failures > 0, gaveUpAt };
}
