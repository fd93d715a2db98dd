import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SANDBOX_TAKEN_OVER } from '@network/validation/sandbox-rocketgate.ts';
import { isPageOver } from '../../orders/page-life.ts';
import type { Agreement, Biller, BillerEvent } from '../biller.ts';
import type { BillerServices } from '../biller-directory.ts';
import { parseEvent } from '../event-schema.ts';
import { eventText } from '../event-text.ts';
import { RefusedByBiller } from '../refused-by-biller.ts';
import { rocketgateCard } from './decline-codes.ts';
import { RESPONSE, rocketgateGateway } from './gateway-calls.ts';
import { endOfRenewals, eventsOfInvoice, explainLastFailure, isApproved, salesOf } from './invoice-history.ts';
import { findOrder, findReceived, findReversals, findWholeReversal } from './order-facts.ts';
import { changeRenewal } from './change-renewal.ts';
import { rocketgatePage, rocketgateReturn } from './payment-page.ts';
import { messageIn, rocketgateAnswer, type RocketgateMessage, verifyRocketgate } from './postback.ts';
import { rocketgateSettings } from './rocketgate-settings.ts';
import { rocketgateNumbers, type RocketgateNumbers, toRocketgateAmount, transactionIdOf } from './rocketgate-values.ts';
import { chargedIn, chargeStoredCard, saleOf } from './stored-card.ts';
import { requireSuccess, subscriptionCalls, type SubscriptionNumbers } from './subscription-calls.ts';
import { type InvoiceRecord, type ListedEvent, transactionReport } from './transaction-report.ts';

/** RocketGate has no older transaction of ours. */
const FIRST_DAY = new Date('2026-01-01T00:00:00Z');

const NOT_REPORTED = 'RocketGate has not reported this transaction yet.';

const NOT_OFFERED = async (): Promise<never> => {
  throw new Error('RocketGate does not offer this.');
};

/**
 * RocketGate. What no public document says is not offered: docs/how-to/go-live-with-a-biller.md lists it. Nothing is
 * believed from a postback but that something happened to an invoice: money is read from the gateway's look-up and the
 * report of transactions, the end of renewals from the state of the subscription.
 */
export function rocketgateBiller({ config, clock, db }: BillerServices): Biller {
  const settings = rocketgateSettings(config);
  const gateway = rocketgateGateway(settings);
  const subscriptions = subscriptionCalls(gateway);

  /** Reads the report about an order, from a day before it was opened. */
  function recordOf(orderId: string, openedAt: Date | undefined, asOf: Date | null = null): Promise<InvoiceRecord> {
    const last = new Date(Math.max(clock.now().getTime(), asOf?.getTime() ?? 0) + DAY_MS);
    const begin = new Date((openedAt ?? FIRST_DAY).getTime() - DAY_MS);
    return transactionReport(settings, asOf).invoice(orderId, begin, last);
  }

  /** Everything that happened to an order, as far as RocketGate has recorded it. An end that is known is not an event. */
  async function historyOf(orderId: string, asOf: Date | null = null): Promise<readonly BillerEvent[]> {
    const now = clock.now();
    const order = await findOrder(db, orderId);
    const record = await recordOf(orderId, order?.openedAt, asOf);
    const hasReversals = record.credit.length > 0 || record.void.length > 0;
    const events = eventsOfInvoice(record, hasReversals ? await findReversals(db, orderId) : new Map());
    const charges = salesOf(record).filter(isApproved);
    const [first] = charges;
    if (first === undefined || order?.isRenewing === false) return events;
    const status = await subscriptions.status({ customerId: first.cust_id_ext, orderId });
    const ended = { orderId, charges: charges.length, runsSince: order?.runsSince ?? null };
    const end = endOfRenewals(ended, status, now);
    const explained = explainLastFailure(events, status.lastReason ?? null);
    return end && order?.isEnded !== true ? [...explained, end] : explained;
  }

  /** Invoices of which the report of these days has something that was not received. */
  async function newsOf(first: Date, last: Date): Promise<ReadonlySet<string>> {
    const listed = await transactionReport(settings).days(first, last);
    const received = await findReceived(
      db,
      listed.flatMap(({ eventIds }) => eventIds),
    );
    const isNew = ({ eventIds }: ListedEvent): boolean => !eventIds.some((id) => received.has(id));
    return new Set(listed.filter(isNew).map(({ invoice }) => invoice));
  }

  /** Returns whether a call was carried out before. RocketGate has no references, and would carry it out again. */
  const wasReceived = async ({ id }: BillerEvent): Promise<boolean> => (await findReceived(db, [id])).has(id);

  /** When a sale was made, by the report; null while that does not have it, or is not to be read. */
  async function timeOfSale(orderId: string, guid: string, openedAt: Date | undefined): Promise<Date | null> {
    try {
      const sales = salesOf(await recordOf(orderId, openedAt)).filter(isApproved);
      return sales.find(({ tr_id }) => tr_id === guid)?.tr_date ?? null;
    } catch {
      return null;
    }
  }

  /**
   * The payment of a hosted page. A look-up that does not say all of it leaves it to the report. It never says when: the message may
   * be read a day after the charge, so the time is the report's, and that of the reading while the report does not have it. By then
   * a page may be over that was paid in time: its payment would go back, so it waits for the report.
   */
  async function paymentIn(orderId: string, guid: string): Promise<readonly BillerEvent[]> {
    const order = await findOrder(db, orderId);
    if (order?.isPaid === true) return historyWith(orderId, guid);
    const answer = await gateway.call('LOOKUP', { referenceGUID: guid, merchantInvoiceID: orderId }, { about: guid });
    const price = chargedIn(answer);
    const customerId = answer.text('merchantCustomerID');
    const isItself = answer.guid === guid && answer.text('merchantInvoiceID') === orderId;
    if (answer.responseCode !== RESPONSE.success || !isItself || price === null || customerId === null)
      return historyWith(orderId, guid);
    const now = clock.now();
    const instant = await timeOfSale(orderId, guid, order?.openedAt);
    if (instant === null && order !== null && isPageOver(order.openedAt, now)) throw new Error(NOT_REPORTED);
    const card = rocketgateCard(answer);
    return [{ ...saleOf({ orderId, customerId, now: instant ?? now }, guid), price, ...(card && { card }) }];
  }

  async function historyWith(orderId: string, guid: string): Promise<readonly BillerEvent[]> {
    const events = await historyOf(orderId);
    if (events.some(({ id }) => id === `trans:${guid}`)) return events;
    throw new Error(NOT_REPORTED);
  }

  async function reportedBy(message: RocketgateMessage): Promise<readonly BillerEvent[]> {
    switch (message.kind) {
      case 'HostedPage':
        return paymentIn(message.orderId, message.guid);
      case 'RecurringBilling':
        return historyWith(message.orderId, message.guid);
      // One that arrives late may have been taken back since.
      case 'Cancellation':
      case 'other':
        return historyOf(message.orderId);
    }
  }

  return {
    hostedPage: async (request) => rocketgatePage(settings, request, clock.now()),
    returned: (search) => rocketgateReturn(settings, search),
    endPage: async () => 'open',
    oneClick: (token, request) => chargeStoredCard(gateway, numbersOf(token), request, clock.now()),
    cancel: async (agreement, reference) => {
      const event = controlEvent(agreement, { kind: 'cancelled', reference, now: clock.now() });
      if (!(await wasReceived(event))) await subscriptions.cancel(subscriptionOf(agreement), agreement);
      return event;
    },
    reactivate: async (agreement, { amount }, reference) => {
      const now = clock.now();
      const event = controlEvent(agreement, { kind: 'reactivated', reference, now });
      if (!(await wasReceived(event)))
        await subscriptions.reactivate(subscriptionOf(agreement), agreement, amount, now);
      return event;
    },
    retryRenewal: async (agreement) => {
      // A renewal that was charged meanwhile must not be followed by the next one at once.
      const history = await historyOf(agreement.orderId);
      const charged = history.find(({ kind, period }) => kind === 'charged' && period >= agreement.period);
      if (charged) return charged;
      await subscriptions.billNow(subscriptionOf(agreement), agreement);
      return null;
    },
    refund: async (agreement, { transactionId, amount, isPart }, reference) => {
      const { orderId } = agreement;
      const history = await beforeCall(historyOf(orderId));
      const known = history.find(({ reversedTransactionId }) => reversedTransactionId === transactionId);
      if (known?.price?.amount === amount) return { ...known, reference };
      if (known) throw new RefusedByBiller('RocketGate has a reversal of this charge that was not taken in yet.');
      const charge =
        history.find((event) => event.kind === 'charged' && event.transactionId === transactionId) ??
        takenOverCharge(agreement, transactionId, clock.now());
      if (!charge) throw new RefusedByBiller('RocketGate has not reported this charge yet.');
      const price = { amount, currency: charge.price?.currency ?? '' };
      const before = isPart ? null : await findWholeReversal(db, transactionId);
      if (before !== null) return { ...refundEvent(charge, before, clock.now()), price, reference };
      if (history.some(({ id }) => id.startsWith('unnamed:'))) {
        throw new RefusedByBiller(
          `RocketGate has a reversal for ${orderId} that may be of this charge: a person must look.`,
        );
      }
      const { customerId, guid } = numbersOf(transactionId);
      // “Can be omitted … if the amount is the same as the original purchase”: README of the SDK for Node.js.
      const less = amount === charge.price?.amount ? {} : { amount: toRocketgateAmount(amount) };
      const answer = await gateway.call('CC_CREDIT', { referenceGUID: guid, ...less }, { about: guid, agreement });
      requireSuccess(answer, 'a refund');
      if (answer.guid === null) throw new Error('RocketGate answered a refund without its number.');
      const transaction = transactionIdOf({ customerId, guid: answer.guid });
      return { ...refundEvent(charge, transaction, clock.now()), price, reference };
    },
    changePrice: (agreement, { amount }) => subscriptions.changePrice(subscriptionOf(agreement), agreement, amount),
    changeRenewal: (agreement) =>
      changeRenewal({ subscriptions, historyOf, now: clock.now() }, agreement, subscriptionOf(agreement)),
    cardUpdatePage: NOT_OFFERED,
    eventsOf: ({ orderId }) => historyOf(orderId),
    eventsSince: async (since, cursor) => {
      const now = clock.now();
      const first = new Date(Math.max((cursor === null ? since : new Date(cursor)).getTime(), FIRST_DAY.getTime()));
      const after = new Date(Math.floor(first.getTime() / DAY_MS) * DAY_MS + DAYS_OF_PAGE * DAY_MS);
      const events: BillerEvent[] = [];
      const last = new Date(after.getTime() - DAY_MS);
      for (const invoice of await newsOf(first, last)) {
        events.push(...(await historyOf(invoice)));
      }
      return { events, next: after > now ? null : after.toISOString() };
    },
    renewals: async (agreements, _by, at) => {
      const events: BillerEvent[] = [];
      for (const agreement of agreements) {
        // The sandbox learns of the demonstration's agreements by a call that names one.
        if (isTakenOver(agreement.tokenTransactionId)) await subscriptions.status(subscriptionOf(agreement), agreement);
        const history = await historyOf(agreement.orderId, at);
        events.push(...history.filter(({ period, kind }) => period >= agreement.period && RENEWALS.includes(kind)));
      }
      return events;
    },
    verify: (postback) => verifyRocketgate(settings, postback),
    receive: async (postback) => {
      const message = messageIn(settings, postback);
      if (message === null) return null;
      return (await reportedBy(message)).map((event) => ({ event, payload: eventText(event) }));
    },
    answer: rocketgateAnswer,
    parse: parseEvent,
  };
}

const RENEWALS: readonly BillerEvent['kind'][] = ['charged', 'rebill-failed'];
const DAYS_OF_PAGE = 31;

/** Looks something up before a call. If that fails, no call was made. */
async function beforeCall<Found>(looked: Promise<Found>): Promise<Found> {
  try {
    return await looked;
  } catch (error) {
    throw new RefusedByBiller('RocketGate could not be asked what it has of this order.', { cause: error });
  }
}

const isTakenOver = (transactionId: string): boolean => transactionId.startsWith(SANDBOX_TAKEN_OVER);

function numbersOf(transactionId: string): RocketgateNumbers {
  // Charges of the demonstration have a name instead of numbers, which the sandbox knows.
  if (isTakenOver(transactionId)) return { customerId: 'demonstration', guid: transactionId };
  const numbers = rocketgateNumbers(transactionId);
  if (numbers === null) throw new Error('This is no transaction of RocketGate.');
  return numbers;
}

function subscriptionOf({ orderId, tokenTransactionId }: Agreement): SubscriptionNumbers {
  return { orderId, customerId: numbersOf(tokenTransactionId).customerId };
}

/** A charge of the demonstration, which the sandbox knows by its name and reports to nobody; null for any other. */
function takenOverCharge({ orderId, price }: Agreement, transactionId: string, now: Date): BillerEvent | null {
  const [, period = '0'] = /-(\d{1,4})$/.exec(transactionId.slice(SANDBOX_TAKEN_OVER.length + UUID_LENGTH)) ?? [];
  if (!isTakenOver(transactionId)) return null;
  return {
    id: `trans:${transactionId}`,
    kind: 'charged',
    orderId,
    occurredAt: now,
    period: Number(period),
    price,
    transactionId,
    reversedTransactionId: null,
    reference: null,
  };
}

const UUID_LENGTH = 36;

/** Builds the event of what reversed a charge. */
function refundEvent(charge: BillerEvent, transactionId: string, now: Date): BillerEvent {
  return {
    ...charge,
    id: `trans:${transactionId.split(':').at(-1) ?? ''}`,
    kind: 'refunded',
    occurredAt: now,
    transactionId,
    reversedTransactionId: charge.transactionId,
  };
}

function controlEvent(
  { orderId, period }: Agreement,
  {
    kind,
    reference,
    now,
  }: { readonly kind: 'cancelled' | 'reactivated'; readonly reference: string; readonly now: Date },
): BillerEvent {
  const id = `${kind}:${orderId}:${reference}`;
  const nothing = { price: null, transactionId: null, reversedTransactionId: null };
  return { ...nothing, id, kind, orderId, occurredAt: now, period, reference };
}
