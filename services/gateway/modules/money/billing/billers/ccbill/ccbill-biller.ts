import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { type Agreement, type Biller, type BillerEvent, type OrderReference } from '../biller.ts';
import type { BillerServices } from '../biller-directory.ts';
import { LONGEST_WAIT_MS, PAGE_LIFE_MS } from '../../orders/page-life.ts';
import { parseEvent } from '../event-schema.ts';
import { eventText } from '../event-text.ts';
import { ccbillSettings } from './ccbill-settings.ts';
import { ccbillDataLink } from './data-link.ts';
import { ccbillForm, ccbillReturn } from './payment-form.ts';
import { refundCharge } from './refund-charge.ts';
import { ccbillNumbers, endOf, eventsOfSubscription, isEnded } from './subscription-history.ts';
import { takeExtract } from './take-extract.ts';
import { isRunning, findMissedFailure } from './missed-failure.ts';
import { type Reading, takeMessage } from './take-message.ts';
import { claimExtract, extractsReadUntil, findRecord, subscriptionsOf } from './transaction-record.ts';
import { ccbillAnswer, messageIn, verifyCcbill } from './webhook.ts';

/** CCBill refuses extracts that are requested more often. */
const EXTRACT_EVERY_MS = 60 * 60_000;
/** A gateway that was never read, or not for longer than this, begins a day ago: an extract covers one, once an hour. */
const LONGEST_GAP_MS = 30 * DAY_MS;
/** They are read once an hour, and two hours again each time: the first one after an outage may end so long ago. */
const EXTRACTS_ARE_LATE_MS = 4 * EXTRACT_EVERY_MS;

const NOT_OFFERED = async (): Promise<never> => {
  throw new Error('CCBill does not offer this.');
};

/**
 * CCBill. What its documentation says nothing of is not offered: docs/how-to/go-live-with-a-biller.md lists it. Sales are
 * believed from their signed webhook; everything else as far as the status of the subscription counts it, and the hourly
 * extract has its amount again.
 */
export function ccbillBiller({ config, clock, db }: BillerServices): Biller {
  const settings = ccbillSettings(config);
  const dataLink = ccbillDataLink(settings);
  const reading = (): Reading => ({ db, dataLink, now: clock.now() });

  async function historyOf(subscriptionId: string): Promise<readonly BillerEvent[]> {
    const status = await dataLink.status(subscriptionId);
    return eventsOfSubscription(await findRecord(db, subscriptionId), status);
  }

  /** @throws Error while a payment of the order may be in an extract that was not read */
  async function eventsOf({ orderId, openedAt }: OrderReference): Promise<readonly BillerEvent[]> {
    const subscriptions = await subscriptionsOf(db, orderId);
    if (subscriptions.length === 0) await requireExtracts(openedAt);
    const events: BillerEvent[] = [];
    for (const subscriptionId of subscriptions) events.push(...(await historyOf(subscriptionId)));
    return events;
  }

  /**
   * CCBill can't be asked about an order: that nothing is known of one means something while its extracts are read, and for one
   * whose form is too old to be paid, once they are read up to its end, whatever became of them since.
   */
  async function requireExtracts(openedAt: Date | null): Promise<void> {
    const readUntil = await extractsReadUntil(db);
    const now = clock.now().getTime();
    const isLate = readUntil !== null && now - readUntil.getTime() > EXTRACTS_ARE_LATE_MS;
    const end = openedAt === null ? null : openedAt.getTime() + PAGE_LIFE_MS;
    const isOver = end !== null && now >= end;
    const isRead = isOver && readUntil !== null && readUntil.getTime() >= end;
    const isGivenUp = isOver && now - end > LONGEST_WAIT_MS;
    if (!isRead && !isGivenUp && (isLate || isOver))
      throw new Error(`CCBill's extracts are read until ${readUntil?.toISOString()} only.`);
  }

  async function cancel(agreement: Agreement, reference: string): Promise<BillerEvent> {
    const { subscriptionId } = numbersOf(agreement.tokenTransactionId);
    const isNew = await dataLink.cancel(subscriptionId);
    const status = await dataLink.status(subscriptionId);
    if (!isNew && !isEnded(status)) throw new Error(`CCBill did not cancel ${agreement.orderId}.`);
    const end = endOf(await findRecord(db, subscriptionId), status);
    return end ? { ...end, reference } : endNow(agreement, subscriptionId, reference, clock.now());
  }

  return {
    hostedPage: async (request) => ccbillForm(settings, request, clock.now()),
    returned: ccbillReturn,
    endPage: async () => 'open',
    oneClick: NOT_OFFERED,
    cancel,
    reactivate: NOT_OFFERED,
    retryRenewal: NOT_OFFERED,
    refund: async (_agreement, { transactionId, amount, isPart }, reference) =>
      isPart ? NOT_OFFERED() : refundCharge(reading(), { ...numbersOf(transactionId), amount, reference }),
    changePrice: NOT_OFFERED,
    changeRenewal: NOT_OFFERED,
    cardUpdatePage: NOT_OFFERED,
    eventsOf,
    eventsSince: async (since) => {
      const now = clock.now();
      if (!(await claimExtract(db, now, EXTRACT_EVERY_MS))) return { events: [], next: null, completeUntil: since };
      const isLong = now.getTime() - since.getTime() > LONGEST_GAP_MS;
      const from = isLong ? new Date(now.getTime() - DAY_MS) : since;
      const until = new Date(Math.min(from.getTime() + DAY_MS, now.getTime()));
      const events = await takeExtract(reading(), await dataLink.extract(from, until));
      return { events, next: null, completeUntil: until };
    },
    renewals: async (agreements, _by, at) => {
      const events: BillerEvent[] = [];
      for (const { orderId, period, dueAt, tokenTransactionId } of agreements) {
        const numbers = ccbillNumbers(tokenTransactionId);
        if (numbers === null) continue;
        const { subscriptionId } = numbers;
        const status = await ccbillDataLink(settings, at).status(subscriptionId);
        const history = eventsOfSubscription(await findRecord(db, subscriptionId), status);
        events.push(...history.filter((event) => event.orderId === orderId && event.period >= period));
        const failure = findMissedFailure({ orderId, period, dueAt }, { subscriptionId, status, at });
        if (failure && (await isRunning(db, orderId))) events.push(failure);
      }
      return events;
    },
    verify: (postback) => verifyCcbill(settings, postback),
    receive: async (postback) => {
      const message = messageIn(settings, postback);
      if (message === null) return null;
      return (await takeMessage(reading(), message)).map((event) => ({ event, payload: eventText(event) }));
    },
    answer: ccbillAnswer,
    parse: parseEvent,
  };
}

function numbersOf(transactionId: string): { readonly subscriptionId: string; readonly transactionId: string } {
  const numbers = ccbillNumbers(transactionId);
  if (numbers === null) throw new Error('This is no transaction of CCBill.');
  return numbers;
}

/** An end that CCBill accepted and does not report yet. */
function endNow({ orderId, period }: Agreement, subscriptionId: string, reference: string, now: Date): BillerEvent {
  return {
    id: `cancel:${subscriptionId}:${reference}`,
    kind: 'cancelled',
    orderId,
    occurredAt: now,
    period,
    price: null,
    transactionId: null,
    reversedTransactionId: null,
    reference,
  };
}
