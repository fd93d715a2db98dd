import type { BillerEvent, OneClickAnswer, PurchaseRequest } from '../biller.ts';
import { rocketgateCard, rocketgateDecline } from './decline-codes.ts';
import { type GatewayAnswer, REASON, RESPONSE, type RocketgateGateway } from './gateway-calls.ts';
import { isChargeable } from './payment-page.ts';
import { renewalTerms } from './renewal-terms.ts';
import { rocketgateAmount, type RocketgateNumbers, toRocketgateAmount, transactionIdOf } from './rocketgate-values.ts';

/** A person waits for the answer, so both calls must be over before the page gives up. */
const ONE_CLICK_MS = 4_000;

/**
 * Charges the card of an earlier transaction: `payInfoTransactID` with the customer whom that was made for, then a
 * confirmation, without which RocketGate takes the purchase back (`1Click-WithPayInfoToken.php` and `GatewayService.php` of
 * https://github.com/rocketgate/rocketgate-php-sdk, read in November 2026). Nothing is charged twice: RocketGate refuses
 * an invoice that it has. What is not known in the end is under way: the report has it.
 */
export async function chargeStoredCard(
  { call }: RocketgateGateway,
  card: RocketgateNumbers,
  { charge }: PurchaseRequest,
  now: Date,
): Promise<OneClickAnswer> {
  const { orderId, price } = charge;
  const about = { orderId, now, customerId: card.customerId };
  if (!isChargeable(price.amount)) return { outcome: 'declined', event: declineOf(about, null) };
  const renewal = renewalTerms(charge, now);
  const signal = AbortSignal.timeout(ONE_CLICK_MS);
  const fields = {
    merchantCustomerID: card.customerId,
    merchantInvoiceID: orderId,
    payInfoTransactID: card.guid,
    amount: toRocketgateAmount(price.amount),
    currency: price.currency,
    ...(renewal && { rebillAmount: renewal.amount, rebillFrequency: renewal.frequency }),
    ...(renewal && renewal.start !== null && { rebillStart: renewal.start }),
  };
  const answer = await whileWaiting(() => call(price.amount === 0 ? 'CC_AUTH' : 'CC_PURCHASE', fields, { signal }));
  if (answer === null || isUnknown(answer)) return { outcome: 'pending' };
  if (answer.responseCode !== RESPONSE.success) {
    const decline = rocketgateDecline(String(answer.reasonCode));
    return { outcome: 'declined', event: { ...declineOf(about, answer.guid), decline } };
  }
  const { guid } = answer;
  if (guid === null || !(await isConfirmed(call, guid, signal))) return { outcome: 'pending' };
  const used = rocketgateCard(answer);
  const sale = { ...saleOf(about, guid), price: chargedIn(answer) ?? price, ...(used && { card: used }) };
  return { outcome: 'approved', event: sale };
}

/** A server that failed may have charged, and an invoice that is known was charged before. */
function isUnknown({ responseCode, reasonCode }: GatewayAnswer): boolean {
  const isKnown = reasonCode === REASON.duplicateInvoice || reasonCode === REASON.existingMembership;
  return responseCode === RESPONSE.systemError || isKnown;
}

async function isConfirmed(call: RocketgateGateway['call'], guid: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await call('CC_CONFIRM', { referenceGUID: guid }, { about: guid, signal });
    return answer.responseCode === RESPONSE.success;
  } catch {
    return false;
  }
}

/** Null for a call that was not answered in time. */
async function whileWaiting<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return null;
    throw error;
  }
}

/** Returns the price that was approved, if the answer contains it. */
export function chargedIn(answer: GatewayAnswer): BillerEvent['price'] {
  const amount = rocketgateAmount.safeParse(answer.text('approvedAmount'));
  const currency = answer.text('approvedCurrency');
  return amount.success && currency !== null ? { amount: amount.data, currency } : null;
}

interface About {
  readonly orderId: string;
  readonly customerId: string;
  readonly now: Date;
}

/** The first sale of an order, made at `now`; its price is for the caller to say. */
export function saleOf({ orderId, customerId, now }: About, guid: string): BillerEvent {
  return {
    id: `trans:${guid}`,
    kind: 'charged',
    orderId,
    occurredAt: now,
    period: 0,
    price: null,
    transactionId: transactionIdOf({ customerId, guid }),
    reversedTransactionId: null,
    reference: null,
  };
}

function declineOf(about: About, guid: string | null): BillerEvent {
  const id = guid === null ? `decline:${about.orderId}` : `trans:${guid}`;
  return { ...saleOf(about, guid ?? ''), id, kind: 'declined', transactionId: null };
}
