import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import type { GatewayServices } from '../../../../services.ts';
import { spendToken } from '../passkeys/spend-token.ts';
import { issuerOf } from '../provider/oidc-clients.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

type Needs = Pick<GatewayServices, 'db' | 'config' | 'clock' | 'randomBytes'>;

/** An account that a link signs in to, as it was when the link was found. */
export interface LinkedAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly sign_in_epoch: number;
}

/** Prefixes the cookie's name on https, so that no sibling host can write it and sign somebody in as another person. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}identity_link`;
const LIFE_SECONDS = 120;

/**
 * The cookie by which a browser in which the button of a mailed link was pressed passes the first step of its next
 * sign-in: once, within two minutes, as long as the account's password stays the same and nobody signs its person out everywhere.
 */
export function linkCookie(services: Needs, { id, password_hash, sign_in_epoch }: LinkedAccount): string {
  const until = services.clock.now().getTime() + LIFE_SECONDS * 1_000;
  const nonce = services.randomBytes(16).toString('base64url');
  const content = JSON.stringify([id, hashOfToken(password_hash), until, nonce, sign_in_epoch]);
  return write(services, tokenCipher(services, 'sign-in-link').seal(content), LIFE_SECONDS);
}

/** Takes the cookie away. */
export const clearedLinkCookie = (services: Pick<Needs, 'config'>): string => write(services, '', 0);

/** Returns whether a browser sends such a cookie, valid or not. */
export const hasLinkCookie = (services: Pick<Needs, 'config'>, cookies?: string): boolean =>
  Boolean(readCookies(cookies)[nameOf(isSecure(services))]);

/** Returns whether a browser sends such a cookie that is unused and has not expired. Uses nothing up. */
export async function isLinkCookieOpen(services: Needs, cookies?: string): Promise<boolean> {
  const content = readLinkCookie(services, cookies);
  if (content === null) return false;
  const spent = await services.db
    .selectFrom('spent_tokens')
    .select('token_hash')
    .where('token_hash', '=', content.hash)
    .executeTakeFirst();
  return spent === undefined;
}

/** Uses the cookie up. @returns the account that it signs in to; null when it is none, expired or was used */
export async function spendLinkCookie(services: Needs, cookies?: string): Promise<Omit<LinkedAccount, 'email'> | null> {
  const content = readLinkCookie(services, cookies);
  if (content === null) return null;
  const { id, digest, until, epoch, hash } = content;
  if (!(await spendToken(services.db, hash, new Date(until)))) return null;
  const account = await services.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'sign_in_epoch'])
    .where('id', '=', id)
    .where('sign_in_epoch', '=', epoch)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account && hashOfToken(account.password_hash) === digest ? account : null;
}

/** Reads one of our unexpired cookies, and the hash by which it is spent. */
function readLinkCookie(services: Needs, cookies?: string) {
  const value = readCookies(cookies)[nameOf(isSecure(services))] ?? '';
  const text = tokenCipher(services, 'sign-in-link').open(value.slice(0, 1_000));
  if (text === null) return null;
  const [id, digest, until, _nonce, epoch] = JSON.parse(text) as readonly [string, string, number, string, number];
  return until > services.clock.now().getTime() ? { id, digest, until, epoch, hash: hashOfToken(value) } : null;
}

function write(services: Pick<Needs, 'config'>, value: string, seconds: number): string {
  const secure = isSecure(services);
  // The pages with the buttons get the cookie too, since a second press is led on by it.
  return writeServerCookie({ name: nameOf(secure), value, seconds, isSecure: secure });
}

const isSecure = ({ config }: Pick<Needs, 'config'>): boolean => issuerOf(config).startsWith('https:');
