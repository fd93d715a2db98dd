import { inSpan } from '@network/server/tracing/span.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import {
  POSTBACK_SIGNATURE_HEADER,
  POSTBACK_TIMESTAMP_HEADER,
  postbackKeyOf,
  verifyPostback,
} from '@network/validation/postback-signature.ts';
import type { GatewayServices } from '../../../../services.ts';
import { sandboxKey } from '../../../../config/sandbox-key.ts';
import { type Agreement, type Biller, type BillerEvent, type Charge, type PageEnd } from './biller.ts';
import { eventOf, parseEvent } from './event-schema.ts';
import { jsonAnswer } from './json-answer.ts';
import { RefusedForGood } from './refused-by-biller.ts';

/** A person waits for a one-click payment, so it must answer before the page gives up. */
const ONE_CLICK_MS = 4_000;
const CALL_MS = 8_000;

type Needs = Pick<GatewayServices, 'config'>;
type Answer = Readonly<Record<string, unknown>>;

/**
 * The sandbox in the place of a real payment service, over HTTP on BILLER_PORT. Calls to it carry what it and the
 * gateway know of each other, its postbacks are signed with a key made of that.
 */
export function sandboxBiller({ config }: Needs, biller: BillerId): Biller {
  const key = sandboxKey(config);
  const postbacks = postbackKeyOf(key);
  const address = `http://localhost:${config.billerPort}/biller/v1`;

  async function call(path: string, body: Answer, milliseconds = CALL_MS): Promise<Answer> {
    const text = JSON.stringify({
      ...body,
      biller,
      postbackUrl: `${config.publicUrl}/billers/${biller}/postbacks`,
    });
    return inSpan(`biller ${path}`, { kind: 'client', attributes: { biller } }, async () => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SANDBOX_KEY_HEADER]: key },
        body: text,
        signal: AbortSignal.timeout(milliseconds),
      });
      if (response.status === 404)
        throw new RefusedForGood(`The biller knows nothing of this: it answered 404 to ${path}.`);
      if (!response.ok) throw new Error(`The biller answered ${response.status} to ${path}.`);
      return (await response.json()) as Answer;
    });
  }

  return {
    hostedPage: async ({ charge, approvedUrl, declinedUrl }) =>
      addressIn((await call('/pages', { charge: wireCharge(charge), approvedUrl, declinedUrl }))['url']),
    returned: () => null,
    endPage: async (orderId) => pageEndIn((await call('/pages/end', { orderId }))['page']),
    oneClick: async (tokenTransactionId, { charge }) => {
      try {
        const answer = await call('/charges', { tokenTransactionId, charge: wireCharge(charge) }, ONE_CLICK_MS);
        // The purchase is under way at the biller, which reports it later.
        if (answer['event'] === null) return { outcome: 'pending' };
        const event = eventIn(answer['event']);
        return { outcome: event.kind === 'charged' ? 'approved' : 'declined', event };
      } catch (error) {
        // The payment may still succeed; its postback or the reconciliation reports it.
        if (error instanceof DOMException && error.name === 'TimeoutError') return { outcome: 'pending' };
        throw error;
      }
    },
    cancel: async (agreement, reference) =>
      eventIn((await call('/agreements/cancel', { agreement: wireAgreement(agreement), reference }))['event']),
    reactivate: async (agreement, { amount }, reference) =>
      eventIn(
        (await call('/agreements/reactivate', { agreement: wireAgreement(agreement), amount, reference }))['event'],
      ),
    retryRenewal: async (agreement, reference) => {
      const { event } = await call('/agreements/retry', { agreement: wireAgreement(agreement), reference });
      return event === null ? null : eventIn(event);
    },
    refund: async (agreement, { transactionId, amount }, reference) => {
      const body = { agreement: wireAgreement(agreement), transactionId, amount, reference };
      return eventIn((await call('/agreements/refund', body))['event']);
    },
    changePrice: async (agreement, { amount }) => {
      await call('/agreements/price', { agreement: wireAgreement(agreement), amount });
    },
    changeRenewal: async (agreement) => {
      await call('/agreements/renewal', { agreement: wireAgreement(agreement) });
    },
    cardUpdatePage: async (agreement, backUrl) =>
      addressIn((await call('/agreements/card-page', { agreement: wireAgreement(agreement), backUrl }))['url']),
    eventsOf: async ({ orderId }) => eventsIn(await call('/orders/events', { orderId })),
    eventsSince: async (since, cursor) => {
      const answer = await call('/events', { since: since.toISOString(), cursor });
      return { events: eventsIn(answer), next: cursorIn(answer['next']) };
    },
    renewals: async (agreements, by, at) =>
      eventsIn(
        await call('/renewals', {
          agreements: agreements.map(wireAgreement),
          by: by.toISOString(),
          at: at.toISOString(),
        }),
      ),
    verify: ({ headers, body }, now) => {
      const signature = one(headers[POSTBACK_SIGNATURE_HEADER]);
      const timestamp = one(headers[POSTBACK_TIMESTAMP_HEADER]);
      const verdict = verifyPostback(postbacks, { payload: body, timestamp, signature }, now);
      return { signature: verdict, once: signature ?? null };
    },
    receive: async ({ body }) => {
      const event = parseEvent(body);
      return event && [{ event, payload: body }];
    },
    answer: jsonAnswer,
    parse: parseEvent,
  };
}

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

function wireCharge({ orderId, price, description, renewal }: Charge): Answer {
  return {
    orderId,
    ...price,
    description,
    renewal: renewal && { ...renewal, firstAt: renewal.firstAt?.toISOString() ?? null },
  };
}

function wireAgreement({ price, dueAt, ...rest }: Agreement): Answer {
  return { ...rest, ...price, dueAt: dueAt.toISOString() };
}

function eventIn(value: unknown): BillerEvent {
  const event = eventOf(value);
  if (event === null) throw new Error('The biller answered with what is no event.');
  return event;
}

function eventsIn({ events }: Answer): readonly BillerEvent[] {
  if (!Array.isArray(events)) throw new Error('The biller answered without events.');
  return events.map(eventIn);
}

function pageEndIn(value: unknown): PageEnd {
  if (value !== 'ended' && value !== 'open' && value !== 'unknown') throw new Error('The biller answered otherwise.');
  return value;
}

function cursorIn(value: unknown): string | null {
  if (value !== null && typeof value !== 'string') throw new Error('The biller answered without a cursor.');
  return value;
}

function addressIn(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) throw new Error('The biller answered without an address.');
  return value;
}
