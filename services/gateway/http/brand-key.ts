import { hash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brandKeyFor } from '../config/secrets.ts';

const MOST_KEYS = 200;

/** Digests of the keys of tenants by secret, which every call of a brand server is compared with. */
const expectedKeys = new LRUCache<string, Buffer>({ max: MOST_KEYS });

/**
 * Returns whether the gateway gave `key` to this tenant's brand server, under any of the secrets that are accepted.
 * Takes the same time right or wrong.
 */
export function isBrandKey(brandSecrets: readonly string[], tenantId: string, key: string): boolean {
  const presented = digestOf(key);
  return brandSecrets.map((secret) => isKeyUnder(secret, tenantId, presented)).includes(true);
}

function isKeyUnder(secret: string, tenantId: string, presented: Buffer): boolean {
  const name = `${secret}\n${tenantId}`;
  const known = expectedKeys.get(name);
  const expected = known ?? digestOf(brandKeyFor(secret, tenantId));
  const isRight = timingSafeEqual(expected, presented);
  // A stranger can make up tenants without end; one whose key is right is a tenant of ours.
  if (isRight && known === undefined) expectedKeys.set(name, expected);
  return isRight;
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
