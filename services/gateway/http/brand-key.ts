import { createHash, timingSafeEqual } from 'node:crypto';
import { brandKeyFor } from '../config/secrets.ts';

const keysBySecret = new Map<string, Map<string, string>>();

/** Whether `key` is the one that the gateway gave to this tenant's brand server. Takes the same time right or wrong. */
export function isBrandKey(brandSecret: string, tenantId: string, key: string): boolean {
  const expected = expectedKey(brandSecret, tenantId);
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(key));
}

/** Only ids of published tenants are asked for, so the map stays small. */
function expectedKey(brandSecret: string, tenantId: string): string {
  const keys = keysBySecret.get(brandSecret) ?? new Map<string, string>();
  keysBySecret.set(brandSecret, keys);
  const key = keys.get(tenantId) ?? brandKeyFor(brandSecret, tenantId);
  keys.set(tenantId, key);
  return key;
}
