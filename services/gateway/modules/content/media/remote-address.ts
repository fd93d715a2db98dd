import { type AddressCheck, checkToken, type MediaGrant, signGrant } from './media-address.ts';

/** The addresses that another device fetches without the cookie of the session that lent them. */
export const REMOTE_MEDIA_PREFIX = '/media/remote/';

/** What a device may take beyond the length of the film: to be chosen, and to stand still in between. */
export const REMOTE_MARGIN_MINUTES = 60;

const SESSION_HASH = /^[0-9a-f]{64}$/;

/** Until when an address that is lent now plays a film of this length. */
export function remoteExpiry(now: Date, filmSeconds: number): Date {
  return new Date(now.getTime() + filmSeconds * 1_000 + REMOTE_MARGIN_MINUTES * 60_000);
}

/**
 * The token of an address that a session lends: a grant that is signed for the session, and the hash of its id, by which the
 * gateway finds it without a cookie. The hash opens nothing.
 */
export function lendGrant(key: Buffer, sessionHash: string, grant: MediaGrant): string {
  return `${signGrant(key, lenderOf(sessionHash), grant)}.${sessionHash}`;
}

/**
 * Returns the session that a token says lent an address; null for what is no such token. Only `checkLent` knows whether
 * it is true.
 */
export function lenderIn(token: string): string | null {
  const hash = token.split('.')[2];
  return hash !== undefined && SESSION_HASH.test(hash) ? hash : null;
}

/** Reads a token that a session lent. Whether the session may still play the film is another question. */
export function checkLent(key: Buffer, token: string, now: Date): AddressCheck {
  const hash = lenderIn(token);
  if (hash === null) return { ok: false, reason: 'foreign' };
  return checkToken(key, lenderOf(hash), token.slice(0, -hash.length - 1), now);
}

function lenderOf(sessionHash: string): string {
  return `session:${sessionHash}`;
}
