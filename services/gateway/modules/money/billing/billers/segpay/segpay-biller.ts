import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { isPageOver } from '../../orders/page-life.ts';
import { type Agreement, type Biller, type BillerEvent, type OrderReference } from '../biller.ts';
import type { BillerServices } from '../biller-directory.ts';
import { parseEvent } from '../event-schema.ts';
import { eventText } from '../event-text.ts';
import { findOpenedAt } from './find-opened-at.ts';
import { segpayPage } from './payment-page.ts';
import { firstSaleIn, messageIn, segpayAnswer, type SegpayMessage, verifySegpay } from './postback.ts';
import { eventsOfPurchases, isEnded, segpayNumbers } from './purchase-history.ts';
import { segpayReports } from './reports.ts';
import { segpaySettings } from './segpay-settings.ts';

const NOT_OFFERED = async (): Promise<never> => {
  throw new Error('Segpay does not offer this.');
};

const NOT_REPORTED = 'Segpay has not reported this transaction yet.';

/**
 * Segpay. What its documentation says nothing of is not offered: docs/how-to/go-live-with-a-biller.md lists it. Money is
 * believed from its reports; only a first sale, which opens access that a person waits for, from its postback too.
 */
export function segpayBiller({ config, clock, db }: BillerServices): Biller {
  const settings = segpaySettings(config);
  const reports = segpayReports(settings);
  const historyOf = async (purchaseId: string) => eventsOfPurchases(await reports.purchase(purchaseId));

  async function eventsOf({ orderId, openedAt, transactionId }: OrderReference): Promise<readonly BillerEvent[]> {
    const known = transactionId === null ? null : segpayNumbers(transactionId);
    const events =
      known !== null
        ? await historyOf(known.purchaseId)
        : openedAt === null
          ? []
          : eventsOfPurchases(await reports.days(openedAt, clock.now()));
    return events.filter((event) => event.orderId === orderId);
  }

  async function reportedBy(message: SegpayMessage): Promise<readonly BillerEvent[]> {
    // No account names are chosen at Segpay, and access follows the money.
    if (message.action === 'probe' || message.action === 'enable') return [];
    if (message.action === 'reactivation') return returnOf(message.purchaseid);
    if (!('tranid' in message)) return historyOf(message.purchaseid);
    const first = firstSaleIn(message, clock.now());
    if (first !== null) return [await firstSaleOf(message.purchaseid, first)];
    const history = await historyOf(message.purchaseid);
    if (!history.some(({ id }) => id === `trans:${message.tranid}`)) throw new Error(NOT_REPORTED);
    return history;
  }

  /**
   * A first sale with its time and, where it was declined, the bank's answer, which only the reports have: the message may be
   * read a day after the charge. While they don't have it the time is that of the reading, since a person waits; by then a page may be
   * over that was paid in time, and its payment would go back, so it waits for them. A message that they contradict is not believed.
   */
  async function firstSaleOf(purchaseId: string, first: BillerEvent): Promise<BillerEvent> {
    const { id, kind, orderId } = first;
    const known = await reported(purchaseId, id);
    if (known !== null) {
      // The reports don't number sales: after an approved one of the same purchase a declined one counts there as a renewal.
      const isAlike = known.kind === kind || (kind === 'declined' && known.kind === 'rebill-failed');
      if (!isAlike || known.orderId !== orderId) throw new Error('Segpay reports this sale otherwise.');
      return known.kind === kind ? known : { ...known, kind, period: first.period };
    }
    const openedAt = kind === 'charged' ? await findOpenedAt(db, orderId) : null;
    if (openedAt !== null && isPageOver(openedAt, clock.now())) throw new Error(NOT_REPORTED);
    return first;
  }

  /** Reads a sale from the reports; null while they don't have it, or are not to be read. */
  async function reported(purchaseId: string, id: string): Promise<BillerEvent | null> {
    try {
      return (await historyOf(purchaseId)).find((event) => event.id === id) ?? null;
    } catch {
      return null;
    }
  }

  /** A membership that was taken up again on Segpay's pages. It has no time there, so it is a state, until the next end. */
  async function returnOf(purchaseId: string): Promise<readonly BillerEvent[]> {
    const rows = await reports.purchase(purchaseId);
    const events = eventsOfPurchases(rows);
    const sale = events.findLast(({ kind }) => kind === 'charged');
    if (!sale || rows.some(isEnded)) throw new Error('Segpay has not reported this return yet.');
    const occurredAt = clock.now();
    const state = { id: `return:${purchaseId}`, isState: true, kind: 'reactivated' as const };
    const nothing = { price: null, transactionId: null };
    const next = events.find(({ kind }) => kind === 'rescheduled');
    const day = next?.nextChargeAt === undefined ? {} : { nextChargeAt: next.nextChargeAt };
    const returned = { ...sale, ...nothing, ...state, ...day, period: sale.period + 1, occurredAt };
    // The day comes after it: until the return is known nothing renews here.
    return [...events.filter((event) => event !== next), returned, ...(next ? [next] : [])];
  }

  return {
    hostedPage: (request) => segpayPage(settings, request, clock.now()),
    returned: () => null,
    endPage: async () => 'open',
    oneClick: NOT_OFFERED,
    cancel: async (agreement, reference) => {
      const { purchaseId } = numbersOf(agreement.tokenTransactionId);
      const isNew = (await reports.cancel(purchaseId, 'member')) === 'done';
      const known = isNew ? null : lastEnd(await historyOf(purchaseId), agreement);
      return known ?? { ...controlEvent(agreement, clock.now()), id: `cancel:${purchaseId}:${reference}`, reference };
    },
    reactivate: NOT_OFFERED,
    retryRenewal: NOT_OFFERED,
    refund: async (agreement, { transactionId, amount, isPart }, reference) => {
      if (isPart) return NOT_OFFERED();
      const { purchaseId, transId } = numbersOf(transactionId);
      // A part that Segpay's own people refunded before is another one.
      const isRefund = ({ reversedTransactionId, price }: BillerEvent) =>
        reversedTransactionId === transactionId && price?.amount === amount;
      const known = (await historyOf(purchaseId)).find(isRefund);
      if (known) return { ...known, reference };
      await reports.refund(transId, 'merchant');
      const refund = (await historyOf(purchaseId)).find(isRefund);
      if (!refund) throw new Error(`Segpay has not reported the refund for ${agreement.orderId} yet.`);
      return { ...refund, reference };
    },
    changePrice: NOT_OFFERED,
    changeRenewal: NOT_OFFERED,
    cardUpdatePage: NOT_OFFERED,
    eventsOf,
    eventsSince: async (since, cursor) => {
      const now = clock.now();
      const first = cursor === null ? since : new Date(cursor);
      const after = new Date(Math.floor(first.getTime() / DAY_MS) * DAY_MS + daysOfPage(first, now) * DAY_MS);
      const rows = await reports.days(first, new Date(after.getTime() - DAY_MS));
      // Some days have a part of a purchase, in which renewals can't be counted.
      const purchases = [...new Set(rows.map(({ PurchaseID }) => PurchaseID))];
      const events: BillerEvent[] = [];
      for (const purchaseId of purchases) events.push(...(await historyOf(purchaseId)));
      return { events, next: after > now ? null : after.toISOString() };
    },
    renewals: async (agreements, _by, at) => {
      const ahead = segpayReports(settings, at);
      const events: BillerEvent[] = [];
      for (const { orderId, period, tokenTransactionId } of agreements) {
        const history = eventsOfPurchases(await ahead.purchase(numbersOf(tokenTransactionId).purchaseId));
        events.push(...history.filter((event) => event.orderId === orderId && event.period >= period));
      }
      return events;
    },
    verify: (postback) => verifySegpay(settings, postback),
    receive: async (postback) => {
      const message = messageIn(postback);
      if (message === null) return null;
      return (await reportedBy(message)).map((event) => ({ event, payload: eventText(event) }));
    },
    answer: segpayAnswer,
    parse: parseEvent,
  };
}

/** A biller that was never read is read from the beginning of time, of which years may be empty. */
const daysOfPage = (first: Date, now: Date): number => (now.getTime() - first.getTime() > 400 * DAY_MS ? 365 : 31);

function numbersOf(transactionId: string): { readonly purchaseId: string; readonly transId: string } {
  const numbers = segpayNumbers(transactionId);
  if (numbers === null) throw new Error('This is no transaction of Segpay.');
  return numbers;
}

function lastEnd(history: readonly BillerEvent[], { orderId }: Agreement): BillerEvent | null {
  return history.find((event) => event.orderId === orderId && event.kind === 'cancelled') ?? null;
}

function controlEvent({ orderId, period }: Agreement, now: Date): Omit<BillerEvent, 'id'> {
  return {
    kind: 'cancelled',
    orderId,
    occurredAt: now,
    period,
    price: null,
    transactionId: null,
    reversedTransactionId: null,
    reference: null,
  };
}
