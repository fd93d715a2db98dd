import type { BillerState, SandboxOrder, SandboxEvent } from '../../../services/sandbox/biller/state.ts';
import { SITE_IDS, SITES } from '@network/tenant/demonstration-sites.ts';
import { after, DAY_MS, monthsAfter } from './model/calendar.ts';
import type { Agreement, BillerRecord, Charge, Reversal, Sold } from './model/record.ts';

const REVERSALS = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' } as const;
/** A card that fails this often is not charged again, and the agreement ends this long after the charge was due. */
const MOST_FAILURES = 4;
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
  const reversed = events.find(({ reversedTransactionId }) => reversedTransactionId === event.transactionId);
  return {
    transactionId: event.transactionId ?? '',
    orderId,
    period: event.period,
    sold: soldIn(order, event.period),
    amount: event.amount ?? 0,
    renewalAmount: order.charge.renewal?.amount ?? null,
    renewalMonths: order.charge.renewal?.months ?? null,
    at: new Date(event.occurredAt),
    ownedAt: new Date(event.occurredAt),
    ...periodOf(order, event),
    reversal: reversed ? reversalOf(reversed) : null,
  };
}

function periodOf({ charge, agreement }: SandboxOrder, { period, occurredAt }: SandboxEvent) {
  const at = new Date(occurredAt);
  // What is never renewed lasts a month.
  if (agreement === null || charge.renewal === null) return { from: at, until: monthsAfter(at, 1) };
  const { months, firstAt } = charge.renewal;
  const anchor = new Date(agreement.anchorAt);
  if (period === 0) return { from: firstAt === null ? at : monthsAfter(anchor, -months), until: anchor };
  return { from: monthsAfter(anchor, (period - 1) * months), until: monthsAfter(anchor, period * months) };
}

function reversalOf({ kind, transactionId, occurredAt, reference }: SandboxEvent): Reversal {
  return {
    kind: REVERSALS[kind as keyof typeof REVERSALS],
    transactionId: transactionId ?? '',
    at: new Date(occurredAt),
    isByNetwork: reference !== null,
  };
}

function agreementOf({ orderId, agreement }: SandboxOrder, now: Date): Agreement | null {
  if (agreement === null) return null;
  const dueAt = monthsAfter(new Date(agreement.anchorAt), agreement.period * agreement.months);
  const graceEnd = after(dueAt, GRACE_MS);
  const gaveUpAt = agreement.failures >= MOST_FAILURES && graceEnd <= now ? graceEnd : null;
  const isRunning = !agreement.isCancelled && gaveUpAt === null;
  return { orderId, amount: agreement.amount, dueAt, isRunning, isFailing: agreement.failures > 0, gaveUpAt };
}
