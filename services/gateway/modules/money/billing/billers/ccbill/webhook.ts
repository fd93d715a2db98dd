import { z } from 'zod';
import { ccbillDigest } from '@network/validation/sandbox-ccbill.ts';
import type { IncomingPostback, PostbackAnswer, PostbackOutcome, PostbackVerdict } from '../biller.ts';
import { isSameSecret, verifySender } from '../verify-sender.ts';
import type { CcbillSettings } from './ccbill-settings.ts';
import { ccbillAmount, ccbillMoment, ccbillNumber } from './ccbill-values.ts';

const order = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const about = { subscriptionId: ccbillNumber };
const money = { transactionId: ccbillNumber, timestamp: ccbillMoment };
const reversal = { ...about, ...money, amount: ccbillAmount, currency };
/** The day of the next charge, such as 2025-05-19; empty where none follows. What can't be read as a day is not there. */
const nextRenewalDate = ccbillMoment.optional().catch(undefined);
/** Absent for other ways to pay, and in older versions. What is not as documented is not read. */
const word = z.string().max(200).optional();
const card = { cardType: word, last4: word, expDate: word };
const failure = { failureReason: word, failureCode: word };

/**
 * The events of https://ccbill.com/doc/webhooks-user-guide that have a meaning here, with the fields that this reads, in
 * every version that has been published (read in November 2026; each has a page such as https://ccbill.com/doc/newsalesuccess).
 * What is bought by an upgrade, an upsale or a cross sale was not sold by us, so those are not understood.
 */
const messageSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('NewSaleSuccess'),
    ...about,
    ...money,
    billedInitialPrice: ccbillAmount,
    billedCurrency: currency,
    dynamicPricingValidationDigest: z.string().regex(/^[0-9a-f]{32}$/i),
    nextRenewalDate,
    ...card,
    'X-order': order,
  }),
  z.object({ eventType: z.literal('NewSaleFailure'), ...money, ...failure, 'X-order': order }),
  z.object({
    eventType: z.literal('RenewalSuccess'),
    ...about,
    ...money,
    billedAmount: ccbillAmount,
    billedCurrency: currency,
    nextRenewalDate,
    ...card,
  }),
  z.object({ eventType: z.literal('RenewalFailure'), ...about, ...failure, timestamp: ccbillMoment }),
  z.object({ eventType: z.enum(['Refund', 'Void', 'Chargeback', 'Return']), ...reversal }),
  z.object({ eventType: z.enum(['Cancellation', 'Expiration']), ...about }),
  z.object({ eventType: z.literal('UserReactivation'), ...about, nextRenewalDate: ccbillMoment }),
  z.object({ eventType: z.literal('CustomerDataUpdate'), ...about, ...card, timestamp: ccbillMoment }),
  z.object({
    eventType: z.literal('BillingDateChange'),
    ...about,
    nextRenewalDate,
    // Absent in older versions.
    timestamp: ccbillMoment.optional().catch(undefined),
  }),
]);

export type CcbillMessage = z.output<typeof messageSchema>;
export type MessageOf<Type extends CcbillMessage['eventType']> = Extract<CcbillMessage, { eventType: Type }>;

/** The message of a webhook, form or JSON, for our account; null for anything else. */
export function messageIn(settings: CcbillSettings, { method, query, body }: IncomingPostback): CcbillMessage | null {
  if (method !== 'POST') return null;
  const fields = fieldsIn(body);
  const { clientAccnum, clientSubacc } = fields;
  if (clientAccnum !== settings.account || Number(clientSubacc) !== Number(settings.subaccount)) return null;
  const parsed = messageSchema.safeParse({ ...fields, eventType: query.get('eventType') ?? fields['eventType'] });
  if (!parsed.success) return null;
  return parsed.data.eventType === 'NewSaleSuccess' && !isSale(settings, parsed.data) ? null : parsed.data;
}

/** The fields of a body as texts: CCBill writes some numbers in JSON without quotation marks. */
function fieldsIn(body: string): Readonly<Record<string, string>> {
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  try {
    const values = Object.entries(JSON.parse(body) as Readonly<Record<string, unknown>>);
    return Object.fromEntries(
      values
        .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
        .map(([name, value]) => [name, String(value)]),
    );
  } catch {
    return {};
  }
}

/** Returns whether the digest of a sale proves that CCBill approved this subscription for the price that we signed. */
function isSale({ salt }: CcbillSettings, message: MessageOf<'NewSaleSuccess'>): boolean {
  const { subscriptionId, dynamicPricingValidationDigest } = message;
  return isSameSecret(dynamicPricingValidationDigest.toLowerCase(), ccbillDigest([subscriptionId, '1', salt]));
}

/**
 * CCBill signs nothing but sales. Its webhooks come from documented addresses, and with the constant that only the
 * address registered there has. Both have to be right. It repeats what was not taken, so nothing counts once only.
 */
export function verifyCcbill(settings: CcbillSettings, { address, query }: IncomingPostback): PostbackVerdict {
  // Were CCBill to append its parameters by a second question mark, the key would end there.
  const key = (query.get('key') ?? '').split('?')[0] ?? '';
  return verifySender({ address, key }, { addresses: settings.webhookAddresses, key: settings.webhookKey });
}

/** A message that is not understood is stored for a person, so sending it again would store it again. */
const STATUS: Readonly<Record<PostbackOutcome, number>> = {
  taken: 200,
  failed: 503,
  refused: 403,
  repeated: 200,
  'not-understood': 200,
};

export function ccbillAnswer(outcome: PostbackOutcome): PostbackAnswer {
  const status = STATUS[outcome];
  return { status, contentType: 'text/plain', body: status === 200 ? 'OK' : 'ERROR' };
}
