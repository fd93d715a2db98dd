import type { SandboxServices } from '../sandbox-part.ts';
import { REPORT_LATE_MS, SLOW_MS } from './cards.ts';
import { cardFactsOf, declineOfPayment } from './declines.ts';
import {
  type BillerStore,
  firstCharge,
  isPaid,
  nextNumber,
  type SandboxAgreement,
  type StoredCard,
  type SandboxOrder,
  type SandboxEvent,
} from './state.ts';
import { addMonths, addPeriods, createRenewing, DAY_MS } from './renewing.ts';
import type { Caller, WireAgreement, WireCharge } from './wire.ts';

/** Tokens of agreements that demonstration data say were made before the sandbox began, each with its order's id. */
const TAKEN_OVER = 'demonstration-';

/** The card by which they were made. */
const DEMONSTRATION_CARD: StoredCard = { behaviour: 'approve', lastDigits: '1111', expires: '2049-12' };

/** Renewals are charged this long before they fall due, so that access has no gap. */
export const CHARGE_AHEAD_MS = 3_600_000;

/** Events that have a number of their own at a vendor, declined ones too. */
const MONEY: readonly string[] = ['charged', 'declined', 'rebill-failed', 'refunded', 'voided', 'charged-back'];

/** What is to be refunded of a charge. Minor units; all that is left where no amount is said. */
export interface RequestedRefund {
  readonly transactionId: string;
  readonly reference: string | null;
  readonly amount?: number;
}

/** What of a charge was not taken back: nothing of one that was voided or charged back. Minor units. */
export function leftOf({ events }: SandboxOrder, { transactionId, amount }: SandboxEvent): number {
  const reversals = events.filter(({ reversedTransactionId }) => reversedTransactionId === transactionId);
  if (reversals.some(({ kind }) => kind !== 'refunded')) return 0;
  return (amount ?? 0) - reversals.reduce((total, reversal) => total + (reversal.amount ?? 0), 0);
}

export interface Charging {
  /**
   * Charges the order with this card, once even for repeated calls; declines are returned too. Null for a charge that is
   * reported later.
   */
  charge(caller: Caller, charge: WireCharge, card: StoredCard | null): Promise<SandboxEvent | null>;
  /** Closes the payment page of an order, unless it was paid or a card is being charged for it. */
  endPage(orderId: string): 'ended' | 'open' | 'unknown';
  /**
   * Refunds so much of a charge, or all that is left of it. One that was taken back whole is answered with what did so; null
   * for an unknown charge, and for more than is left. What the demonstration says was charged before the sandbox began is believed.
   */
  refund(order: SandboxOrder, refund: RequestedRefund): SandboxEvent | null;
  /** The card by which a transaction was charged; null for a transaction that never was. */
  cardOf(transactionId: string): StoredCard | null;
  /** The order of an agreement; one that was made before the sandbox began is taken over as it is described. */
  orderOf(caller: Caller, agreement: WireAgreement): SandboxOrder | null;
  /** Charges renewals that are due by then, as of `asOf` at the latest, and reports the results. */
  renew(order: SandboxOrder, by: Date, asOf: Date): void;
  /** Tries a renewal again that failed, once for a reference; null where none has failed. */
  retry(order: SandboxOrder, reference: string): SandboxEvent | null;
  /** Charges the next renewal now, whether it is due or not. */
  renewNow(order: SandboxOrder): void;
  /** Reports the charges whose time has come. */
  reportDue(): void;
  /** Charges every renewal that falls due by the sandbox's own clock, requested or not, as payment services do. */
  chargeDue(): void;
  /** Records an event and queues its postback. */
  recordEvent(order: SandboxOrder, event: Partial<SandboxEvent> & Pick<SandboxEvent, 'kind'>, at: Date): SandboxEvent;
}

type Needs = Pick<SandboxServices, 'clock' | 'randomBytes'>;

/** What a payment service does with money, on the state of one store. */
export function createCharging(
  { clock, randomBytes }: Needs,
  store: BillerStore,
  announce: (order: SandboxOrder, event: SandboxEvent) => void,
  pause: (milliseconds: number) => Promise<void>,
): Charging {
  const { state } = store;
  const underWay = new Map<string, Promise<SandboxEvent | null>>();
  const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

  const recordEvent: Charging['recordEvent'] = (order, details, at) => {
    const last = order.events.at(-1);
    // No two events of one order have the same moment, so that their order is known.
    const time = Math.max(at.getTime(), last ? Date.parse(last.occurredAt) + 1 : 0);
    const event: SandboxEvent = {
      period: 0,
      amount: null,
      currency: null,
      transactionId: null,
      reversedTransactionId: null,
      reference: null,
      ...details,
      ...(order.purchaseId !== undefined && MONEY.includes(details.kind) && { transactionId: nextNumber(state) }),
      id: newId('evt'),
      orderId: order.orderId,
      occurredAt: new Date(time).toISOString(),
    };
    order.events.push(event);
    state.journal.push({ at: clock.now().toISOString(), orderId: order.orderId, eventId: event.id });
    announce(order, event);
    store.save();
    return event;
  };

  async function chargeOnce(caller: Caller, charge: WireCharge, card: StoredCard | null): Promise<SandboxEvent | null> {
    if (card?.behaviour === 'slow') await pause(SLOW_MS);
    const known = state.orders[charge.orderId];
    if (known && isPaid(known)) return firstCharge(known);
    const order: SandboxOrder = known ?? {
      ...caller,
      orderId: charge.orderId,
      charge,
      card,
      agreement: null,
      events: [],
    };
    state.orders[charge.orderId] = order;
    const at = clock.now();
    const decline = declineOfPayment(card, at);
    if (card === null || decline !== null) {
      return recordEvent(order, { kind: 'declined', ...(decline && { decline }) }, at);
    }
    order.card = card;
    if (card.behaviour !== 'report-late') return recordFirstCharge(order, at);
    const reportAt = new Date(at.getTime() + REPORT_LATE_MS);
    order.unreported = { chargedAt: at.toISOString(), reportAt: reportAt.toISOString() };
    store.save();
    return null;
  }

  function recordFirstCharge(order: SandboxOrder, at: Date): SandboxEvent {
    const { amount, currency } = order.charge;
    order.agreement = agreementOf(order.charge, at);
    const card = cardFactsOf(order.card);
    return recordEvent(order, { kind: 'charged', amount, currency, transactionId: newId('txn'), ...card }, at);
  }

  const { renew, renewNow, retry } = createRenewing(clock, newId, recordEvent);

  return {
    recordEvent,
    charge: async (caller, charge, card) => {
      const call = underWay.get(charge.orderId) ?? chargeOnce(caller, charge, card);
      underWay.set(charge.orderId, call);
      try {
        return await call;
      } finally {
        underWay.delete(charge.orderId);
      }
    },
    endPage: (orderId) => {
      const order = state.orders[orderId];
      if (!order) return 'unknown';
      if (isPaid(order) || underWay.has(orderId)) return 'open';
      order.isEnded = true;
      store.save();
      return 'ended';
    },
    refund: (order, { transactionId, reference, amount: wanted }) => {
      const made = order.events.find((event) => event.kind === 'charged' && event.transactionId === transactionId);
      const charge = made ?? chargeBefore(order, transactionId);
      if (!charge) return null;
      const left = leftOf(order, charge);
      const known = order.events.findLast(({ reversedTransactionId }) => reversedTransactionId === transactionId);
      if (known && left <= 0) return known;
      const amount = wanted ?? left;
      if (amount > left && !isBefore(transactionId)) return null;
      const { period, currency } = charge;
      const details = { period, amount, currency, reversedTransactionId: transactionId, reference };
      return recordEvent(order, { ...details, kind: 'refunded', transactionId: newId('rev') }, clock.now());
    },
    cardOf: (transactionId) => {
      if (transactionId.startsWith(TAKEN_OVER)) {
        // Its card may have been replaced on a page of ours.
        return state.orders[transactionId.slice(TAKEN_OVER.length)]?.card ?? DEMONSTRATION_CARD;
      }
      const orders = Object.values(state.orders);
      return orders.find(({ events }) => events.some((each) => each.transactionId === transactionId))?.card ?? null;
    },
    orderOf: (caller, agreement) => {
      const known = state.orders[agreement.orderId];
      if (known) return known;
      if (!agreement.tokenTransactionId.startsWith(TAKEN_OVER)) return null;
      const { orderId, amount, currency, months, period } = agreement;
      const order: SandboxOrder = {
        ...caller,
        orderId,
        charge: { orderId, amount, currency, description: '', renewal: null },
        card: DEMONSTRATION_CARD,
        agreement: {
          amount,
          months,
          anchorAt: addMonths(new Date(agreement.dueAt), -(period - 1) * months).toISOString(),
          period: period - 1,
          failures: 0,
          isCancelled: agreement.isCancelled,
        },
        events: [],
      };
      state.orders[orderId] = order;
      store.save();
      return order;
    },
    renew,
    renewNow,
    retry,
    reportDue: () => {
      const now = clock.now();
      for (const order of Object.values(state.orders)) {
        if (order.unreported === undefined || new Date(order.unreported.reportAt) > now) continue;
        const chargedAt = new Date(order.unreported.chargedAt);
        delete order.unreported;
        recordFirstCharge(order, chargedAt);
      }
    },
    chargeDue: () => {
      const now = clock.now();
      const by = new Date(now.getTime() + CHARGE_AHEAD_MS);
      for (const order of Object.values(state.orders)) renew(order, by, now);
    },
  };
}

/** Whether a charge was made before the sandbox began. Its amount is known to the gateway alone: the agreement may cost another sum by now. */
export const isBefore = (transactionId: string): boolean => transactionId.startsWith(TAKEN_OVER);

/** A charge that was made before the sandbox began, of an order that was taken over; null for any other. */
function chargeBefore({ orderId, charge }: SandboxOrder, transactionId: string): SandboxEvent | null {
  const token = `${TAKEN_OVER}${orderId}`;
  const period = transactionId === token ? 0 : Number(transactionId.slice(token.length + 1));
  if (!transactionId.startsWith(token) || !Number.isInteger(period)) return null;
  return {
    id: `evt_${transactionId}`,
    kind: 'charged',
    orderId,
    occurredAt: new Date(0).toISOString(),
    period,
    amount: charge.amount,
    currency: charge.currency,
    transactionId,
    reversedTransactionId: null,
    reference: null,
  };
}

function agreementOf({ renewal }: WireCharge, at: Date): SandboxAgreement | null {
  if (renewal === null) return null;
  const { firstAt, firstDays, months, periodDays } = renewal;
  const term = periodDays === undefined ? { months } : { months, periodDays };
  const anchor =
    firstAt !== null
      ? new Date(firstAt)
      : firstDays !== null
        ? new Date(at.getTime() + firstDays * DAY_MS)
        : addPeriods(at, term, 1);
  return {
    amount: renewal.amount,
    ...term,
    anchorAt: anchor.toISOString(),
    period: 0,
    failures: 0,
    isCancelled: false,
  };
}
