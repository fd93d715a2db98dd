import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Agent, fetch } from 'undici';
import type { WebPushConfig } from '../../../../config/web-push-config.ts';
import type { GatewayServices } from '../../../../services.ts';
import { problemOfUrl, publicLookup } from '../../../platform/webhooks/public.ts';
import { encryptMessage, type ReceiverKeys } from './encrypt-message.ts';

/** Where a browser takes push messages, and with which keys. */
export interface PushTarget extends ReceiverKeys {
  readonly endpoint: string;
}

/** A message as the service worker reads it, and how long a push service stores it. */
export interface PushMessage {
  readonly text: string;
  /** While two messages with one topic wait, the later one replaces the earlier one; 32 letters of base64url. */
  readonly topic: string;
  readonly ttlSeconds: number;
}

/** The status of the answer, with the seconds to wait that it named; or why there was none. */
export type PushOutcome =
  | { readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly failure: string };

/** Sends push messages; close it when none is left. */
export interface PushSender {
  send(target: PushTarget, message: PushMessage, now: Date): Promise<PushOutcome>;
  close(): Promise<void>;
}

const LONGEST_MS = 15_000;
/** A token is good for a day at most (RFC 8292, 2). */
const TOKEN_SECONDS = 12 * 3_600;

/**
 * Sends push messages as RFC 8030, 8291 and 8292 say. In production no address of a private network is called, redirects are
 * not followed, and nothing of the answer but its status and `Retry-After` is read.
 */
export function openPushSender(
  {
    config,
    randomBytes,
  }: Pick<GatewayServices, 'randomBytes'> & { readonly config: { readonly isProduction: boolean } },
  keys: WebPushConfig,
): PushSender {
  const { isProduction } = config;
  const agent = new Agent(isProduction ? { connect: { lookup: publicLookup() } } : {});
  const key = signingKey(keys);
  return {
    close: () => agent.close(),
    send: async (target, { text, topic, ttlSeconds }, now) => {
      if (problemOfUrl(target.endpoint, isProduction) !== null) return { failure: 'EADDRESS' };
      try {
        const random = { salt: randomBytes(16), privateKey: randomBytes(32) };
        const response = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'manual',
          dispatcher: agent,
          signal: AbortSignal.timeout(LONGEST_MS),
          headers: {
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(ttlSeconds),
            urgency: 'low',
            topic,
            authorization: `vapid t=${tokenOf(key, keys, target.endpoint, now)}, k=${keys.publicKey}`,
          },
          body: encryptMessage(Buffer.from(text), target, random),
        });
        await response.body?.cancel();
        return { status: response.status, retryAfterSeconds: secondsOf(response.headers.get('retry-after')) };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
  };
}

/** Says to a push service who sends (RFC 8292): signed by ES256, for that service alone. */
function tokenOf(key: KeyObject, { contact }: WebPushConfig, endpoint: string, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp: expiresAt, sub: contact },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

function signingKey({ privateKey, publicKey }: WebPushConfig): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' }, format: 'jwk' });
}

/** Reads the header where it gives seconds, at most a day. A date, its other form, gives null. */
function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : null;
}

/** A code such as ECONNREFUSED: a message could quote what a server said. */
function failureOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'ETIMEOUT';
  return cause?.code ?? code ?? 'EFAILED';
}
