import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { IncomingPostback, PostbackAnswer, PostbackOutcome, PostbackVerdict } from '../biller.ts';
import { verifySender } from '../verify-sender.ts';
import type { RocketgateSettings } from './rocketgate-settings.ts';
import { rocketgateGuid } from './rocketgate-values.ts';

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });

const about = {
  merchantID: z.string(),
  invoiceID: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/),
};
const transactionSchema = z.object({ ...about, transactID: rocketgateGuid });
const otherSchema = z.object(about);

/** The subject of a message. Nothing that it says of money is read. */
export type RocketgateMessage =
  | { readonly kind: 'HostedPage' | 'RecurringBilling'; readonly orderId: string; readonly guid: string }
  | { readonly kind: 'Cancellation' | 'other'; readonly orderId: string };

/**
 * The message of a postback: XML by POST, whose root says what it is. `JoinPostBack.php` and `CancelPostBack.php` of
 * https://github.com/rpinero/rocketgate-hostedpage-PHP read such messages (November 2026); the names of the roots, and
 * those of renewals, are from public programs that take them. Any other message about an invoice of ours is a reason to
 * read what RocketGate has recorded of it. Null for anything else.
 */
export function messageIn(settings: RocketgateSettings, { method, body }: IncomingPostback): RocketgateMessage | null {
  if (method !== 'POST') return null;
  const [root, fields] = rootOf(body);
  const parsed = otherSchema.safeParse(fields);
  if (!parsed.success || parsed.data.merchantID !== settings.merchantId) return null;
  const { invoiceID: orderId } = parsed.data;
  if (root !== 'HostedPage' && root !== 'RecurringBilling') {
    return { kind: root === 'Cancellation' ? 'Cancellation' : 'other', orderId };
  }
  const transaction = transactionSchema.safeParse(fields);
  return transaction.success ? { kind: root, orderId, guid: transaction.data.transactID } : null;
}

function rootOf(body: string): readonly [string, unknown] {
  try {
    const entries = Object.entries(parser.parse(body) as Readonly<Record<string, unknown>>);
    return entries.find(([name]) => !name.startsWith('?')) ?? ['', null];
  } catch {
    return ['', null];
  }
}

/**
 * RocketGate signs addresses that browsers follow, and no postback. Postbacks come from listed addresses, and with the
 * constant that only the address registered there has. Both have to be right. Nothing counts once only.
 */
export function verifyRocketgate(settings: RocketgateSettings, { address, query }: IncomingPostback): PostbackVerdict {
  const { postbackAddresses: addresses, postbackKey: key } = settings;
  return verifySender({ address, key: query.get('key') ?? '' }, { addresses, key });
}

/** A message that is not understood is stored for a person, so sending it again would store it again. */
const STATUS: Readonly<Record<PostbackOutcome, number>> = {
  taken: 200,
  failed: 503,
  refused: 403,
  repeated: 200,
  'not-understood': 200,
};

/** `postback_response` of the same examples: results of 0 are a success, anything else is none. */
export function rocketgateAnswer(outcome: PostbackOutcome): PostbackAnswer {
  const status = STATUS[outcome];
  const results = status === 200 ? '0' : '1';
  const body = `<?xml version="1.0" encoding="UTF-8"?><Response><results>${results}</results></Response>`;
  return { status, contentType: 'text/xml', body };
}
