import { Agent, fetch } from 'undici';
import { Webhook } from 'standardwebhooks';
import { problemOfUrl, publicLookup, type ResolveAll } from './public-address.ts';
import type { WebhookData, WebhookType } from './webhook-types.ts';

/** One call, ready to be signed. */
export interface WebhookCall {
  readonly url: string;
  /** It is signed by each; receivers look for one that they know. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly type: WebhookType;
  readonly data: WebhookData;
  readonly at: Date;
}

/** The status of the answer, or why there was none. */
export type CallOutcome = { readonly status: number } | { readonly failure: string };

/** Calls endpoints; close it when nothing is called any more. */
export interface WebhookSender {
  send(call: WebhookCall, now: Date): Promise<CallOutcome>;
  close(): Promise<void>;
}

const LONGEST_MS = 15_000;

/**
 * Calls endpoints as Standard Webhooks says (https://www.standardwebhooks.com). In production no address of a private
 * network is called, redirects are not followed, and nothing of the answer but its status is read.
 */
export function openWebhookSender({
  isProduction,
  resolve,
}: {
  readonly isProduction: boolean;
  readonly resolve?: ResolveAll;
}): WebhookSender {
  const agent = new Agent(isProduction ? { connect: { lookup: publicLookup(resolve) } } : {});
  return {
    close: () => agent.close(),
    send: async ({ url, secrets, id, type, data, at }, now) => {
      if (problemOfUrl(url, isProduction) !== null) return { failure: 'EADDRESS' };
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          dispatcher: agent,
          signal: AbortSignal.timeout(LONGEST_MS),
          headers: {
            'content-type': 'application/json',
            'user-agent': 'network-webhooks',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
            'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
          },
          body,
        });
        await response.body?.cancel();
        return { status: response.status };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
  };
}

/** A code such as ECONNREFUSED: a message could quote what a server said. */
function failureOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'ETIMEOUT';
  return cause?.code ?? code ?? 'EFAILED';
}
