import { createHash, timingSafeEqual } from 'node:crypto';
import { brandKeyFor } from '../config/secrets.ts';

/**
 * Whether `key` is one that the gateway gave to this tenant's brand server, under any of the secrets that are believed.
 * Takes the same time right or wrong.
 */
export function isBrandKey(brandSecrets: readonly string[], tenantId: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const matches = brandSecrets.map((secret) => timingSafeEqual(digest(brandKeyFor(secret, tenantId)), digest(key)));
  return matches.includes(true);
}
