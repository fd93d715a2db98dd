import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const keyObjects = new WeakMap<Buffer, KeyObject>();

/**
 * The HMAC-SHA256 of a text under a key of `Secrets`. Making a key object of the bytes of a key takes seven times as long as
 * such a hash, so that it is made once for each key; keys are not written to.
 */
export function keyedHash(key: Buffer, text: string): Buffer {
  const known = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, known);
  return createHmac('sha256', known).update(text).digest();
}
