import { ccbillDigest, sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import type { SandboxConfig } from '../../config/load-config.ts';
import type { Outgoing } from '../delivering.ts';
import { dueAt } from '../renewing.ts';
import { wordsOf } from '../declines.ts';
import type { Delivery, SandboxEvent, SandboxOrder } from '../state.ts';
import { arizonaText } from './arizona-time.ts';

const EVENT_TYPES: Readonly<Record<string, string>> = {
  'rebill-failed': 'RenewalFailure',
  declined: 'NewSaleFailure',
  cancelled: 'Cancellation',
  reactivated: 'UserReactivation',
  refunded: 'Refund',
  voided: 'Void',
  'charged-back': 'Chargeback',
  'card-updated': 'CustomerDataUpdate',
};

/** An event as CCBill posts it: JSON to the address that is registered there, with its kind in the query. */
export function ccbillWebhook(
  config: Pick<SandboxConfig, 'key'>,
  order: SandboxOrder & { readonly purchaseId: string },
  { event, url }: Pick<Delivery, 'event' | 'url'>,
): Outgoing {
  const own = sandboxCcbill(config.key);
  const sale = event.period === 0 ? 'NewSaleSuccess' : 'RenewalSuccess';
  const eventType = event.kind === 'charged' ? sale : (EVENT_TYPES[event.kind] ?? '');
  const account = { clientAccnum: own.account, clientSubacc: own.subaccount };
  const query = new URLSearchParams({ key: own.webhookKey, ...account, eventType, eventGroupType: 'Subscription' });
  const body = {
    ...account,
    timestamp: arizonaText(event.occurredAt),
    ...(eventType !== 'NewSaleFailure' && { subscriptionId: order.purchaseId }),
    ...fieldsOf(eventType, order, event),
    ...(eventType === 'NewSaleSuccess' && {
      dynamicPricingValidationDigest: ccbillDigest([order.purchaseId, '1', own.salt]),
    }),
  };
  return {
    method: 'POST',
    url: `${url}?${query.toString()}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function fieldsOf(eventType: string, order: SandboxOrder, event: SandboxEvent): Readonly<Record<string, string>> {
  const amount = ((event.amount ?? 0) / 100).toFixed(2);
  const currency = event.currency ?? order.charge.currency;
  const transactionId = event.transactionId ?? '';
  switch (eventType) {
    case 'NewSaleSuccess':
      return {
        transactionId,
        billedInitialPrice: amount,
        billedCurrency: currency,
        ...cardFields(event),
        ...nextField(order, event),
        'X-order': order.orderId,
      };
    case 'NewSaleFailure':
      return { transactionId, ...failureFields(event), 'X-order': order.orderId };
    case 'RenewalSuccess':
      return { transactionId, billedAmount: amount, billedCurrency: currency, ...nextField(order, event) };
    case 'RenewalFailure':
      return { transactionId, ...failureFields(event) };
    case 'Cancellation':
      return { reason: 'Customer cancelled', source: 'ADMIN' };
    case 'UserReactivation':
      return { transactionId: order.events[0]?.transactionId ?? '', ...nextField(order, event) };
    case 'CustomerDataUpdate':
      return cardFields(event);
    default:
      // A reversal names the charge that it takes back.
      return { transactionId: event.reversedTransactionId ?? '', amount, currency, reason: 'Customer Refunded' };
  }
}

/** The day of the renewal that follows, in Arizona. A return is of the period that was paid for last. */
function nextField({ agreement }: SandboxOrder, { kind, period }: SandboxEvent): Readonly<Record<string, string>> {
  if (agreement === null) return {};
  const next = dueAt(agreement, (kind === 'charged' ? period : agreement.period) + 1);
  return { nextRenewalDate: arizonaText(next.toISOString()).slice(0, 10) };
}

function failureFields({ decline }: SandboxEvent): Readonly<Record<string, string>> {
  const [failureCode, failureReason] = wordsOf(decline).ccbill;
  return { failureCode, failureReason };
}

function cardFields({ card }: SandboxEvent): Readonly<Record<string, string>> {
  if (card === undefined) return {};
  const expDate = card.expires === null ? '' : `${card.expires.slice(5)}${card.expires.slice(2, 4)}`;
  return { cardType: card.brand.toUpperCase(), last4: card.lastFour, expDate };
}
