import { sandboxRocketgate } from '@network/validation/sandbox-rocketgate.ts';
import type { SandboxConfig } from '../../config/load-config.ts';
import type { Outgoing } from '../delivering.ts';
import type { Delivery } from '../state.ts';
import type { RocketgateOrder } from './rocketgate-orders.ts';
import { rocketgateXml } from './rocketgate-xml.ts';

/**
 * An event as RocketGate posts it: XML to the address that is registered there. Null for one whose message no public
 * document describes: a decline, a failed renewal, a reversal, a return, and a purchase by a call. Its report has them.
 */
export function rocketgatePostback(
  config: Pick<SandboxConfig, 'key'>,
  order: RocketgateOrder,
  { event, url }: Pick<Delivery, 'event' | 'url'>,
): Outgoing | null {
  const own = sandboxRocketgate(config.key);
  const about = {
    version: '1.0',
    merchantID: own.merchantId,
    customerID: order.customerId,
    invoiceID: order.purchaseId,
  };
  const post = (root: string, fields: Readonly<Record<string, string>>): Outgoing => ({
    method: 'POST',
    url: `${url}?${new URLSearchParams({ key: own.postbackKey }).toString()}`,
    headers: { 'content-type': 'text/xml' },
    body: rocketgateXml(root, { ...about, ...fields }),
  });
  const day = event.occurredAt.slice(0, 10);
  if (event.kind === 'cancelled')
    return post('Cancellation', { cancellationDate: day, reason: 'USER', reasonCode: '0' });
  if (event.kind !== 'charged' || (event.period === 0 && order.isByCall)) return null;
  const amount = ((event.amount ?? 0) / 100).toFixed(2);
  const currency = event.currency ?? 'USD';
  const money = {
    transactID: event.transactionId ?? '',
    transactionType: 'PURCHASE',
    requestedAmount: amount,
    requestedCurrency: currency,
    settledAmount: amount,
    settledCurrency: currency,
    cardType: 'VISA',
    cardLastFour: order.card?.lastDigits ?? '',
  };
  if (event.period === 0) return post('HostedPage', money);
  const timestamp = event.occurredAt.slice(0, 19).replace('T', ' ');
  return post('RecurringBilling', {
    ...money,
    transactionDate: day,
    transactionTimestamp: timestamp,
    billingType: 'R',
  });
}
