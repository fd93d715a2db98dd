import { createHash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brandKeyFor } from '../config/secrets.ts';

const MOST_KEYS = 200;

/** Digests of the keys of tenants by secret, which every call of a brand server is compared with. */
const expectedKeys = new LRUCache<string, Buffer>({ max: MOST_KEYS });

/** Whether `key` is the one that the gateway gave to this tenant's brand server. Takes the same time right or wrong. */
export function isBrandKey(brandSecret: string, tenantId: string, key: string): boolean {
  const name = `${brandSecret}\n${tenantId}`;
  const known = expectedKeys.get(name);
  const expected = known ?? digestOf(brandKeyFor(brandSecret, tenantId));
  const isRight = timingSafeEqual(expected, digestOf(key));
  // A stranger can make up tenants without end; one whose key is right is a tenant of ours.
  if (isRight && known === undefined) expectedKeys.set(name, expected);
  return isRight;
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
