import {
  POSTBACK_SIGNATURE_HEADER,
  POSTBACK_TIMESTAMP_HEADER,
  postbackKeyOf,
  signPostback,
} from '@network/validation/postback-signature.ts';
import type { SandboxServices } from '../sandbox-part.ts';
import { ccbillWebhook } from './ccbill/ccbill-webhook.ts';
import { isRocketgateOrder } from './rocketgate/rocketgate-orders.ts';
import { rocketgatePostback } from './rocketgate/rocketgate-postback.ts';
import { segpayPostback } from './segpay/segpay-postback.ts';
import type { BillerStore, Delivery, SandboxOrder, SandboxEvent } from './state.ts';

/** Seconds before each further attempt; after the last the gateway has to fetch the events. */
const WAITS = [1, 5, 30, 120, 600, 3_600] as const;
const LATE_MS = 45_000;
const ANSWER_MS = 10_000;

/** A postback as it leaves. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for GET. */
  readonly body: string;
}

/** Sends a postback; answers whether it was taken. */
export type Send = (postback: Outgoing) => Promise<boolean>;

export interface Delivering {
  /** Puts an event on its way, as the delivery mode says. */
  announce(order: SandboxOrder, event: SandboxEvent): void;
  /** Sends the postbacks that are due. */
  deliverDue(): Promise<void>;
}

export const sendByHttp: Send = async ({ method, url, headers, body }) => {
  const content = method === 'POST' ? { body } : {};
  const response = await fetch(url, { method, headers, ...content, signal: AbortSignal.timeout(ANSWER_MS) });
  await response.body?.cancel();
  return response.ok;
};

/** Pending postbacks: signed again for each attempt, stored over a restart, and repeated until they are accepted. */
export function createDelivering(
  { clock, config, log, randomBytes }: Pick<SandboxServices, 'clock' | 'config' | 'log' | 'randomBytes'>,
  store: BillerStore,
  send: Send,
): Delivering {
  const { state } = store;
  const key = postbackKeyOf(config.key);
  let isUnderWay = false;

  /** Null for an event that its vendor says nothing of. */
  function outgoing(delivery: Delivery): Outgoing | null {
    const order = state.orders[delivery.event.orderId];
    if (order && isRocketgateOrder(order)) return rocketgatePostback(config, order, delivery);
    const purchaseId = order?.purchaseId;
    if (order && purchaseId !== undefined) {
      if (order.biller === 'ccbill') return ccbillWebhook(config, { ...order, purchaseId }, delivery);
      return segpayPostback(config, purchaseId, delivery);
    }
    const body = JSON.stringify(delivery.event);
    const timestamp = String(clock.now().getTime());
    const headers = {
      'content-type': 'application/json',
      [POSTBACK_TIMESTAMP_HEADER]: timestamp,
      [POSTBACK_SIGNATURE_HEADER]: signPostback(key, timestamp, body),
    };
    return { method: 'POST', url: delivery.url, headers, body };
  }

  async function attempt(delivery: Delivery): Promise<boolean> {
    try {
      const postback = outgoing(delivery);
      return postback === null || (await send(postback));
    } catch {
      return false;
    }
  }

  return {
    announce: ({ postbackUrl: url }, event) => {
      const now = clock.now().getTime();
      const after = (milliseconds: number): void => {
        state.deliveries.push({ event, url, attempts: 0, nextAt: new Date(now + milliseconds).toISOString() });
      };
      after(state.mode === 'late' ? LATE_MS : 0);
      if (state.mode === 'twice') after(3_000);
    },
    deliverDue: async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      try {
        const now = clock.now();
        const due = state.deliveries.filter(({ nextAt }) => new Date(nextAt) <= now);
        if (state.mode === 'shuffled') due.sort(() => (randomBytes(1)[0] ?? 0) - 127.5);
        for (const delivery of due) {
          const wasTaken = await attempt(delivery);
          const wait = WAITS[delivery.attempts];
          delivery.attempts += 1;
          if (wasTaken || wait === undefined) {
            state.deliveries = state.deliveries.filter((each) => each !== delivery);
          } else {
            delivery.nextAt = new Date(clock.now().getTime() + wait * 1_000).toISOString();
          }
          if (!wasTaken) log.warn({ event: delivery.event.id, attempts: delivery.attempts }, 'postback not taken');
          store.save();
        }
      } finally {
        isUnderWay = false;
      }
    },
  };
}
