import { createHash, timingSafeEqual } from 'node:crypto';
import { brandKeyFor } from '../config/secrets.ts';

/** Whether `key` is the one that the gateway gave to this tenant's brand server. Takes the same time right or wrong. */
export function isBrandKey(brandSecret: string, tenantId: string, key: string): boolean {
  const expected = brandKeyFor(brandSecret, tenantId);
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(key));
}
