import { SANDBOX_TAKEN_OVER, withRocketgateHash } from '@network/validation/sandbox-rocketgate.ts';
import type { SandboxConfig } from '../../config/load-config.ts';
import type { Charging } from '../charging.ts';
import { wordsOf } from '../declines.ts';
import type { BillerState, HostedPage, SandboxDecline, SandboxEvent, SandboxOrder } from '../state.ts';
import type { WireAgreement, WireCharge } from '../wire.ts';

/** An order at RocketGate: its number there is the invoice, which is ours. */
export type RocketgateOrder = SandboxOrder & { readonly purchaseId: string; readonly customerId: string };

export function isRocketgateOrder(order: SandboxOrder): order is RocketgateOrder {
  return order.biller === 'rocketgate' && order.purchaseId !== undefined && order.customerId !== undefined;
}

/** An order that nothing has happened to. */
export function rocketgateOrder(
  { gatewayUrl }: Pick<SandboxConfig, 'gatewayUrl'>,
  customerId: string,
  charge: WireCharge,
): RocketgateOrder {
  return {
    orderId: charge.orderId,
    biller: 'rocketgate',
    postbackUrl: `${gatewayUrl}/billers/rocketgate/postbacks`,
    charge,
    card: null,
    agreement: null,
    events: [],
    purchaseId: charge.orderId,
    customerId,
  };
}

/** Where a page leads, with the parameters and the hash that RocketGate puts there. */
export function rocketgateReturns(
  { success, fail }: { readonly success: string; readonly fail: string },
  { customerId, invoice }: { readonly customerId: string; readonly invoice: string },
  secret: string,
): Pick<HostedPage, 'approvedUrl' | 'declinedUrl'> {
  const about = { flag: '13d7e7be98e', id: customerId, invoiceID: invoice };
  return {
    approvedUrl: `${success}?${withRocketgateHash(about, secret)}`,
    declinedUrl: `${fail}?${withRocketgateHash({ ...about, errcat: '1', errcode: '104' }, secret)}`,
  };
}

/** Where a page leads after a decline, with the code of its reason. */
export function rocketgateDenial(declinedUrl: string, decline: SandboxDecline | undefined, secret: string): string {
  const url = new URL(declinedUrl);
  const { hash: _hash, ...about } = Object.fromEntries(url.searchParams);
  return `${url.origin}${url.pathname}?${withRocketgateHash({ ...about, errcode: wordsOf(decline).rocketgate }, secret)}`;
}

const MINUTE_MS = 60_000;

/**
 * The order of an agreement of the demonstration, which was made before the sandbox began: with the charges that its
 * period says there were, so that the next one is counted right.
 */
export function takeOver(
  config: Pick<SandboxConfig, 'gatewayUrl'>,
  { orders }: BillerState,
  charging: Charging,
  agreement: WireAgreement,
  now: Date,
): void {
  if (orders[agreement.orderId] || !agreement.tokenTransactionId.startsWith(SANDBOX_TAKEN_OVER)) return;
  const charge = { orderId: agreement.orderId, amount: agreement.amount, currency: agreement.currency };
  const made = rocketgateOrder(config, 'demonstration', { ...charge, description: '', renewal: null });
  const order = charging.orderOf(made, agreement);
  if (order === null) return;
  const events = Array.from({ length: agreement.period }, (_each, period): SandboxEvent => ({
    id: `evt_${agreement.tokenTransactionId}_${period}`,
    kind: 'charged',
    orderId: agreement.orderId,
    occurredAt: new Date(now.getTime() - (agreement.period - period) * MINUTE_MS).toISOString(),
    period,
    amount: agreement.amount,
    currency: agreement.currency,
    transactionId: period === 0 ? agreement.tokenTransactionId : `${agreement.tokenTransactionId}-${period}`,
    reversedTransactionId: null,
    reference: null,
  }));
  orders[agreement.orderId] = { ...order, purchaseId: made.purchaseId, customerId: made.customerId, events };
}
