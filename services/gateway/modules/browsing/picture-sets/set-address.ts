import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../config/keyed-hash.ts';

/** The contents of a set's address: its pictures, or all of them in one file. */
export interface SetGrant {
  readonly videoId: string;
  readonly part: 'pictures' | 'zip';
  readonly expiresAt: Date;
}

export type SetCheck =
  | { readonly ok: true; readonly grant: SetGrant }
  /** Forged, changed, or another person's: all are refused alike. */
  | { readonly ok: false; readonly reason: 'foreign' | 'expired' };

/** How long an address of a set works. */
export const SET_ADDRESS_HOURS = 4;

/** The token of a set's address, bound to its holder (see media-address.ts), which is not in it. */
export function signSet(key: Buffer, holder: string, { videoId, part, expiresAt }: SetGrant): string {
  const fields = [videoId, part, Math.floor(expiresAt.getTime() / 1000)];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${macOf(key, holder, body)}`;
}

/** Reads a token for its bearer. Its expiry is checked only when the rest is valid. */
export function checkSet(key: Buffer, holder: string, token: string, now: Date): SetCheck {
  const [body, mac, ...more] = token.split('.');
  if (body === undefined || mac === undefined || more.length > 0) return { ok: false, reason: 'foreign' };
  const expected = Buffer.from(macOf(key, holder, body));
  const actual = Buffer.from(mac);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { ok: false, reason: 'foreign' };
  const [videoId, part, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    SetGrant['part'],
    number,
  ];
  const expiresAt = new Date(expires * 1000);
  return now >= expiresAt ? { ok: false, reason: 'expired' } : { ok: true, grant: { videoId, part, expiresAt } };
}

/** A separate label: no token of another kind of address is accepted here. */
function macOf(key: Buffer, holder: string, body: string): string {
  return keyedHash(key, `picture-set\n${body}\n${holder}`).toString('base64url');
}
