import { z } from 'zod';
import type { BillerEvent, IncomingPostback, PostbackAnswer, PostbackOutcome, PostbackVerdict } from '../biller.ts';
import { verifySender } from '../verify-sender.ts';
import { transactionIdOf } from './purchase-history.ts';
import { segpayAmount } from './segpay-money.ts';
import type { SegpaySettings } from './segpay-settings.ts';

const number = z.string().regex(/^\d{1,18}$/);
const word = z.string().transform((text) => text.toLowerCase());

/**
 * A postback, whose parameters are those of the address that we register
 * (https://gethelp.segpay.com/docs/Content/DeveloperDocs/ProcessingAPI/06-Postbacks.htm, values at
 * https://gethelp.segpay.com/docs/Content/DeveloperDocs/ProcessingAPI/07-PostbackParameters.htm; read in November 2026):
 * Inquiry is `probe`, Access Enable `enable`, Access Disable `disable`, then `cancel`, `reactivation`, and transactions
 * `auth` or `void`. Letters are of either case.
 */
const messageSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('probe') }),
  z.object({ action: z.enum(['enable', 'disable', 'cancel', 'reactivation']), purchaseid: number }),
  z.object({
    action: z.enum(['auth', 'void']),
    stage: word.pipe(z.enum(['initial', 'conversion', 'rebill', 'instantconversion'])),
    approved: word.pipe(z.enum(['yes', 'no'])),
    trantype: word.pipe(z.enum(['sale', 'charge', 'credit'])),
    purchaseid: number,
    tranid: number,
    price: segpayAmount,
    currencycode: z.string().regex(/^[A-Z]{3}$/),
    ref1: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  }),
]);

export type SegpayMessage = z.output<typeof messageSchema>;
export type TransactionMessage = Extract<SegpayMessage, { action: 'auth' | 'void' }>;

/** The message of a postback by GET or form, or null for anything else. */
export function messageIn({ method, query, body }: IncomingPostback): SegpayMessage | null {
  const parameters = method === 'GET' ? query : new URLSearchParams([...query, ...new URLSearchParams(body)]);
  const fields = Object.fromEntries([...parameters].map(([name, value]) => [name.toLowerCase(), value]));
  const parsed = messageSchema.safeParse({ ...fields, action: fields['action']?.toLowerCase() });
  return parsed.success ? parsed.data : null;
}

/**
 * Segpay signs nothing. Its postbacks come from listed addresses, which its reporting service answers
 * (`GetPostbackIPList`), and with the constant that only the address registered there has. Both have to be right. It
 * repeats what was not taken, so nothing counts once only.
 */
export function verifySegpay(settings: SegpaySettings, { address, query }: IncomingPostback): PostbackVerdict {
  const { postbackAddresses: addresses, postbackKey: key } = settings;
  return verifySender({ address, key: query.get('key') ?? '' }, { addresses, key });
}

/** The first sale of an order, which a message says whole; null for any other, which needs its purchase. */
export function firstSaleIn(message: TransactionMessage, now: Date): BillerEvent | null {
  const { action, stage, trantype, approved, purchaseid, tranid, price, currencycode, ref1 } = message;
  if (action !== 'auth' || stage !== 'initial' || trantype !== 'sale') return null;
  const isApproved = approved === 'yes';
  return {
    id: `trans:${tranid}`,
    kind: isApproved ? 'charged' : 'declined',
    orderId: ref1,
    occurredAt: now,
    period: 0,
    price: isApproved ? { amount: price, currency: currencycode } : null,
    transactionId: isApproved ? transactionIdOf(purchaseid, tranid) : null,
    reversedTransactionId: null,
    reference: null,
  };
}

/** The texts that are entered as expected and error response at Segpay; transactions go by the status alone. */
const TAKEN = 'OK';
const NOT_TAKEN = 'ERROR';
const STATUS: Readonly<Record<PostbackOutcome, number>> = {
  taken: 200,
  failed: 503,
  refused: 403,
  repeated: 200,
  'not-understood': 400,
};

export function segpayAnswer(outcome: PostbackOutcome): PostbackAnswer {
  const status = STATUS[outcome];
  return { status, contentType: 'text/plain', body: status === 200 ? TAKEN : NOT_TAKEN };
}
