import { createHash } from 'node:crypto';

/**
 * Computes the stored form of a secret that we made: the SHA-256 of it, hex. Tokens of links, sessions and codes have
 * at least 128 random bits, so the hash needs no salt and can be looked up; somebody who reads the database can use
 * none of them.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
