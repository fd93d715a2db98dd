import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { trustProxies } from '@network/server/requests/client-address.ts';
import type { PostbackVerdict } from './biller.ts';

/**
 * Checks the sender of a postback that its vendor does not sign: it has to come from a listed address, and to carry the
 * constant that only the address registered at the vendor has. Such a vendor repeats what was not taken, so nothing counts
 * once only.
 */
export function verifySender(
  sent: { readonly address: string; readonly key: string },
  expected: { readonly addresses: readonly string[]; readonly key: string },
): PostbackVerdict {
  const isListed = isIP(sent.address) !== 0 && trustProxies(expected.addresses).has(sent.address);
  return { signature: isListed && isSameSecret(sent.key, expected.key) ? 'valid' : 'invalid', once: null };
}

/** Compares in a time that says nothing of how much of them is the same. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
