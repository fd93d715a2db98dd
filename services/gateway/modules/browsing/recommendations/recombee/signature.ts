import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signer: the gateway and other servers by the private token, browsers by the public one. */
export type Signer = 'private' | 'public';

export interface DatabaseTokens {
  readonly private: string;
  readonly public: string;
}

/** So long an address that was signed is taken, and as far may a clock run ahead. */
export const SIGNED_SECONDS = 600;

const SIGNED = /^(.*[?&](hmac|frontend)_timestamp=(\d{1,12}))&\2_sign=([0-9a-f]{40})$/s;

/**
 * Checks an address as Recombee's clients sign it: HMAC-SHA1, in hex, over everything from the database's id to the
 * timestamp. Null for a wrong, foreign or old one.
 * @param address path and query, beginning with the database's id
 */
export function signerOf(address: string, tokens: DatabaseTokens, now: Date): Signer | null {
  const found = SIGNED.exec(address);
  if (!found) return null;
  const [, signed = '', name, seconds, sign = ''] = found;
  const signer = name === 'hmac' ? 'private' : 'public';
  const expected = createHmac('sha1', tokens[signer]).update(signed).digest();
  if (!timingSafeEqual(Buffer.from(sign, 'hex'), expected)) return null;
  const age = now.getTime() / 1000 - Number(seconds);
  return Math.abs(age) <= SIGNED_SECONDS ? signer : null;
}
