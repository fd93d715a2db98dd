import {
  SANDBOX_ROCKETGATE_PATH,
  SANDBOX_TAKE_OVER_HEADER,
  sandboxRocketgate,
} from '@network/validation/sandbox-rocketgate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sandbox } from '@network/messages/sandbox.ts';
import type { SandboxServices } from '../../sandbox-part.ts';
import { type Charging, isBefore, leftOf } from '../charging.ts';
import { wordsOf } from '../declines.ts';
import { dueAt } from '../renewing.ts';
import type { BillerStore, SandboxEvent } from '../state.ts';
import { CALLS } from '../wire.ts';
import { isRocketgateOrder, type RocketgateOrder, rocketgateOrder, takeOver } from './rocketgate-orders.ts';
import { type RocketgateChange, rocketgateChange, rocketgateRenewal } from './rocketgate-terms.ts';
import { fieldsIn, gatewayXml } from './rocketgate-xml.ts';

type Fields = Readonly<Record<string, string>>;
type Answer = Readonly<Record<string, string>>;

const answer = (responseCode: number, reasonCode: number, more: Answer = {}): Answer => ({
  responseCode: String(responseCode),
  reasonCode: String(reasonCode),
  ...more,
});
const DONE = answer(0, 0);
const NOTHING = answer(4, 402);
const NO_TRANSACTION = answer(1, 100);
const NOT_CREDITED = answer(1, 102);
const DUPLICATE = answer(4, 439);
const NOT_FOUND = answer(4, 441);
const NOT_ACTIVE = answer(4, 448);

/** RocketGate's gateway: purchases by a stored card, look-ups, credits, and what is done about subscriptions. */
export function addRocketgateGateway(
  app: FastifyInstance,
  { config, clock }: SandboxServices,
  { state, save }: BillerStore,
  charging: Charging,
): void {
  const own = sandboxRocketgate(config.key);
  const orders = (): readonly RocketgateOrder[] => Object.values(state.orders).filter(isRocketgateOrder);
  const orderWith = (guid: string | undefined): RocketgateOrder | undefined =>
    orders().find(({ events }) => events.some(({ transactionId }) => transactionId === guid));

  const CALLED: Readonly<Record<string, (fields: Fields) => Answer | Promise<Answer>>> = {
    CC_PURCHASE: purchase,
    CC_AUTH: purchase,
    CC_CONFIRM: ({ referenceGUID }) => (orderWith(referenceGUID) ? DONE : NO_TRANSACTION),
    CC_CREDIT: ({ referenceGUID = '', amount }) => {
      const order = orderWith(referenceGUID);
      const charge = order?.events.find(({ transactionId }) => transactionId === referenceGUID);
      if (!order || !charge) return NO_TRANSACTION;
      const left = leftOf(order, charge);
      const cents = amount === undefined ? (charge.amount ?? 0) : Math.round(Number(amount) * 100);
      const isEnough = cents <= left || (left > 0 && isBefore(referenceGUID));
      if (!(cents > 0 && isEnough)) return NOT_CREDITED;
      const refund = charging.refund(order, {
        transactionId: referenceGUID,
        reference: 'rocketgate',
        amount: cents,
      });
      save();
      return refund ? { ...DONE, guidNo: refund.transactionId ?? '' } : NO_TRANSACTION;
    },
    LOOKUP: ({ referenceGUID }) => {
      const order = orderWith(referenceGUID);
      const event = order?.events.find(({ transactionId }) => transactionId === referenceGUID);
      return order && event?.kind === 'charged' ? { ...DONE, ...transactionFields(order, event) } : NO_TRANSACTION;
    },
    REBILL_CANCEL: (fields) =>
      onSubscription(fields, (order, agreement) => {
        if (agreement.isCancelled) return NOT_ACTIVE;
        agreement.isCancelled = true;
        charging.recordEvent(
          order,
          { kind: 'cancelled', period: agreement.period, reference: 'rocketgate' },
          clock.now(),
        );
        return { ...DONE, ...stateFields(agreement) };
      }),
    REBILL_UPDATE: (fields) =>
      onSubscription(fields, (order, agreement) => {
        const isReturn = fields['rebillEndDate'] === 'CLEAR' || fields['REBILLREACTIVATE'] === 'TRUE';
        const isOver = agreement.isCancelled && nextAt(agreement) <= clock.now();
        if (isOver && fields['REBILLREACTIVATE'] !== 'TRUE') return NOT_ACTIVE;
        const change = rocketgateChange(fields, clock.now());
        if (change === undefined) return NOTHING;
        changeRenewal(agreement, change);
        if (isReturn && agreement.isCancelled) {
          agreement.isCancelled = false;
          charging.recordEvent(order, { kind: 'reactivated', period: agreement.period }, clock.now());
        }
        // “TODAY or NOW: causes the next rebilling to be executed immediately”, whether the last one failed or not.
        if (fields['rebillStart'] === 'NOW') charging.renewNow(order);
        save();
        return { ...DONE, ...stateFields(agreement), ...lastReason(order) };
      }),
  };

  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(`${SANDBOX_ROCKETGATE_PATH}/gateway/servlet/ServiceDispatcherAccess`, async (request, reply) => {
    const fields: Fields = fieldsIn(typeof request.body === 'string' ? request.body : '');
    reply.type('text/xml');
    if (fields['merchantID'] !== own.merchantId || fields['merchantPassword'] !== own.merchantPassword) {
      return reply.send(gatewayXml(answer(4, 411)));
    }
    takeOverBy(request);
    const call = CALLED[fields['transactionType'] ?? ''];
    return reply.send(gatewayXml(call ? await call(fields) : NOTHING));
  });

  async function purchase(fields: Fields): Promise<Answer> {
    const { merchantCustomerID: customerId, merchantInvoiceID: invoice, payInfoTransactID: token = '' } = fields;
    const renewal = rocketgateRenewal(fields);
    const cents = Math.round(Number(fields['amount']) * 100);
    if (!customerId || !invoice || renewal === undefined || !Number.isInteger(cents)) return NOTHING;
    const known = state.orders[invoice];
    if (known?.events.some(({ kind }) => kind === 'charged') || known?.unreported) return DUPLICATE;
    const currency = fields['currency'] ?? 'USD';
    const charge = { orderId: invoice, amount: cents, currency, description: sandbox.biller.vendorOrder, renewal };
    const order = rocketgateOrder(config, customerId, charge);
    state.orders[invoice] ??= { ...order, isByCall: true };
    const event = await charging.charge(order, charge, charging.cardOf(token));
    // A charge that is reported late is one whose answer is lost.
    if (event === null) return answer(3, 303);
    if (event.kind !== 'charged') {
      return { ...answer(1, Number(wordsOf(event.decline).rocketgate)), guidNo: event.transactionId ?? '' };
    }
    return { ...DONE, ...transactionFields(order, event) };
  }

  function onSubscription(
    { merchantCustomerID, merchantInvoiceID = '' }: Fields,
    handle: (order: RocketgateOrder, agreement: NonNullable<RocketgateOrder['agreement']>) => Answer,
  ): Answer {
    const order = orders().find(
      (each) => each.purchaseId === merchantInvoiceID && each.customerId === merchantCustomerID,
    );
    return order?.agreement ? handle(order, order.agreement) : NOT_FOUND;
  }

  function takeOverBy({ headers }: FastifyRequest): void {
    const text = headers[SANDBOX_TAKE_OVER_HEADER];
    if (typeof text !== 'string') return;
    const { price, ...agreement } = JSON.parse(text) as { price: object };
    const parsed = CALLS.cancel.shape.agreement.safeParse({ ...agreement, ...price });
    if (parsed.success) takeOver(config, state, charging, parsed.data, clock.now());
    save();
  }
}

function transactionFields(order: Pick<RocketgateOrder, 'customerId' | 'purchaseId'>, event: SandboxEvent): Answer {
  return {
    guidNo: event.transactionId ?? '',
    merchantCustomerID: order.customerId,
    merchantInvoiceID: order.purchaseId,
    approvedAmount: ((event.amount ?? 0) / 100).toFixed(2),
    approvedCurrency: event.currency ?? 'USD',
    ...(event.card && {
      cardType: event.card.brand.toUpperCase(),
      cardLastFour: event.card.lastFour,
      cardExpiration: cardExpiration(event.card.expires),
    }),
  };
}

/** `0427`. */
const cardExpiration = (expires: string | null): string =>
  expires === null ? '' : `${expires.slice(5)}${expires.slice(2, 4)}`;

/** Why the last billing failed, or that it did not. */
function lastReason({ events }: Pick<RocketgateOrder, 'events'>): Answer {
  const last = events.findLast(({ kind }) => kind === 'charged' || kind === 'rebill-failed');
  return { lastReasonCode: last?.kind === 'rebill-failed' ? wordsOf(last.decline).rocketgate : '0' };
}

type Terms = NonNullable<RocketgateOrder['agreement']>;

const nextAt = (agreement: Terms): Date => dueAt(agreement, agreement.period + 1);

/** What is not said of the next renewal stays; its day too, when only the length of the periods after it changes. */
function changeRenewal(agreement: Terms, { amount, months, startsAt }: RocketgateChange): void {
  if (amount !== null) agreement.amount = amount;
  if (months === null && startsAt === null) return;
  const anchorAt = (startsAt ?? nextAt(agreement)).toISOString();
  Object.assign(agreement, { anchorAt, anchorPeriod: agreement.period + 1, months: months ?? agreement.months });
  if (startsAt !== null) agreement.failures = 0;
}

function stateFields(agreement: Terms): Answer {
  const day = nextAt(agreement).toISOString().slice(0, 10);
  return {
    rebillAmount: (agreement.amount / 100).toFixed(2),
    rebillDate: day,
    ...(agreement.isCancelled && { rebillEndDate: day }),
  };
}
