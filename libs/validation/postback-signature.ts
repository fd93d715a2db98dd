import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed text counts this long, and as long before its time: clocks differ. */
export const SIGNATURE_LIFE_MS = 5 * 60_000;

/** Headers of a signed postback. */
export const POSTBACK_TIMESTAMP_HEADER = 'x-timestamp';
export const POSTBACK_SIGNATURE_HEADER = 'x-signature';

const TIMESTAMP = /^[1-9]\d{12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** A postback as it arrived, with its claimed signature. */
export interface SignedPostback {
  readonly payload: string;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

export type PostbackSignature = 'valid' | 'invalid' | 'expired';

/** Derives the key of postbacks from the secret that the sandbox and the gateway share. */
export function postbackKeyOf(sandboxKey: string): Buffer {
  return createHmac('sha256', sandboxKey).update('biller-postbacks').digest();
}

/** HMAC-SHA256, hex, over the timestamp (milliseconds since 1970), a dot, and the body as it is sent. */
export function signPostback(key: Buffer, timestamp: string, payload: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${payload}`).digest('hex');
}

/** Whether a text is signed with the key and at most five minutes old; the caller must also refuse a second use. */
export function verifyPostback(
  key: Buffer,
  { payload, timestamp, signature }: SignedPostback,
  now: Date,
): PostbackSignature {
  if (timestamp === undefined || signature === undefined) return 'invalid';
  if (!TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature)) return 'invalid';
  const expected = Buffer.from(signPostback(key, timestamp, payload), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'invalid';
  return Math.abs(now.getTime() - Number(timestamp)) > SIGNATURE_LIFE_MS ? 'expired' : 'valid';
}
