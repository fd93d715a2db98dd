import type { SandboxServices } from '../sandbox-part.ts';
import { SLOW_MS } from './cards.ts';
import {
  type BillerStore,
  firstCharge,
  type KeptAgreement,
  type KeptCard,
  type KeptOrder,
  type SandboxEvent,
} from './state.ts';
import { addMonths, createRenewing, DAY_MS } from './renewing.ts';
import type { Caller, WireAgreement, WireCharge } from './wire.ts';

/** Tokens of agreements that demonstration data say were made before the sandbox began. */
const TAKEN_OVER = 'demonstration-';

/** Renewals are charged this long before they fall due, so that access has no gap. */
const CHARGE_AHEAD_MS = 3_600_000;

export interface Charging {
  /** Charges the order with this card, once even for repeated calls; declines are returned too. */
  charge(caller: Caller, charge: WireCharge, card: KeptCard | null): Promise<SandboxEvent>;
  /** Closes the payment page of an order, unless it was paid or a card is being charged for it. */
  endPage(orderId: string): 'ended' | 'open' | 'unknown';
  /** Refunds a charge, once; null for an unknown one. */
  refund(order: KeptOrder, transactionId: string, reference: string): SandboxEvent | null;
  /** The card by which a transaction was charged; null for a transaction that never was. */
  cardOf(transactionId: string): KeptCard | null;
  /** The order of an agreement; one that was made before the sandbox began is taken over as it is described. */
  orderOf(caller: Caller, agreement: WireAgreement): KeptOrder | null;
  /** Charges renewals that are due by then, as of `asOf` at the latest, and reports the results. */
  renew(order: KeptOrder, by: Date, asOf: Date): void;
  /** Charges every renewal that falls due by the sandbox's own clock, requested or not, as payment services do. */
  chargeDue(): void;
  /** Writes an event and sends it off; `change` is what makes it true. */
  tell(order: KeptOrder, event: Partial<SandboxEvent> & Pick<SandboxEvent, 'kind'>, at: Date): SandboxEvent;
}

type Needs = Pick<SandboxServices, 'clock' | 'randomBytes'>;

/** What a payment service does with money, on the state of one store. */
export function createCharging(
  { clock, randomBytes }: Needs,
  store: BillerStore,
  announce: (order: KeptOrder, event: SandboxEvent) => void,
  pause: (milliseconds: number) => Promise<void>,
): Charging {
  const { state } = store;
  const underWay = new Map<string, Promise<SandboxEvent>>();
  const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

  const tell: Charging['tell'] = (order, given, at) => {
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
      ...given,
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

  async function chargeOnce(caller: Caller, charge: WireCharge, card: KeptCard | null): Promise<SandboxEvent> {
    if (card?.behaviour === 'slow') await pause(SLOW_MS);
    const known = state.orders[charge.orderId];
    const paid = known && firstCharge(known);
    if (paid) return paid;
    const order: KeptOrder = known ?? { ...caller, orderId: charge.orderId, charge, card, agreement: null, events: [] };
    state.orders[charge.orderId] = order;
    const at = clock.now();
    if (card === null || card.behaviour === 'decline') return tell(order, { kind: 'declined' }, at);
    order.card = card;
    order.agreement = agreementOf(charge, at);
    const { amount, currency } = charge;
    return tell(order, { kind: 'charged', amount, currency, transactionId: newId('txn') }, at);
  }

  const renew = createRenewing(clock, newId, tell);

  return {
    tell,
    charge: async (caller, charge, card) => {
      const asked = underWay.get(charge.orderId) ?? chargeOnce(caller, charge, card);
      underWay.set(charge.orderId, asked);
      try {
        return await asked;
      } finally {
        underWay.delete(charge.orderId);
      }
    },
    endPage: (orderId) => {
      const order = state.orders[orderId];
      if (!order) return 'unknown';
      if (firstCharge(order) || underWay.has(orderId)) return 'open';
      order.isEnded = true;
      store.save();
      return 'ended';
    },
    refund: (order, transactionId, reference) => {
      const known = order.events.find(({ reversedTransactionId }) => reversedTransactionId === transactionId);
      const charge = order.events.find((event) => event.kind === 'charged' && event.transactionId === transactionId);
      if (known || !charge) return known ?? null;
      const { period, amount, currency } = charge;
      const given = { period, amount, currency, reversedTransactionId: transactionId, reference };
      return tell(order, { ...given, kind: 'refunded', transactionId: newId('rev') }, clock.now());
    },
    cardOf: (transactionId) => {
      if (transactionId.startsWith(TAKEN_OVER)) return { behaviour: 'approve', lastDigits: '1111' };
      const orders = Object.values(state.orders);
      return orders.find(({ events }) => events.some((each) => each.transactionId === transactionId))?.card ?? null;
    },
    orderOf: (caller, agreement) => {
      const known = state.orders[agreement.orderId];
      if (known) return known;
      if (!agreement.tokenTransactionId.startsWith(TAKEN_OVER)) return null;
      const { orderId, amount, currency, months, period } = agreement;
      const order: KeptOrder = {
        ...caller,
        orderId,
        charge: { orderId, amount, currency, description: '', renewal: null },
        card: { behaviour: 'approve', lastDigits: '1111' },
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
    chargeDue: () => {
      const now = clock.now();
      const by = new Date(now.getTime() + CHARGE_AHEAD_MS);
      for (const order of Object.values(state.orders)) renew(order, by, now);
    },
  };
}

function agreementOf({ renewal }: WireCharge, at: Date): KeptAgreement | null {
  if (renewal === null) return null;
  const { firstAt, firstDays, months } = renewal;
  const anchor =
    firstAt !== null
      ? new Date(firstAt)
      : firstDays !== null
        ? new Date(at.getTime() + firstDays * DAY_MS)
        : addMonths(at, months);
  return {
    amount: renewal.amount,
    months,
    anchorAt: anchor.toISOString(),
    period: 0,
    failures: 0,
    isCancelled: false,
  };
}
