import { createHash } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { spendToken } from '../passkeys/spend-token.ts';
import { identityAccountOf } from '../provider/identity-account.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';
import { isLinkCookieOpen, type LinkedAccount } from './link-cookie.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>;

/** The time for which a second press of a button is answered as the first one was. */
const LIFE_MS = 60_000;

/** Names what used a link up: the browser that requested its code, or the page that showed its button. */
export const useOfCode = (secret: string, code: string): string => `code:${secret}:${code}`;
export const useOfPage = (token: string, { nonce }: ButtonPage): string => `page:${token}:${nonce}`;

/**
 * Remembers for a minute who used a link up, so that a double click is no second use. Whatever ends the links of an account
 * ends this too: it has the account's email, password and sign-ins as they were. Give the transaction of the use.
 */
export async function rememberUse(trx: Database, account: LinkedAccount, by: string, now: Date): Promise<void> {
  await spendToken(trx, hashOfUse(account, by), new Date(now.getTime() + LIFE_MS));
}

/**
 * Returns whether this browser or page used a link of the account up a short time ago. Takes as long without an
 * account.
 */
export async function wasJustUsed(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  account: LinkedAccount | null,
  by: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('spent_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashOfUse(account, by))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of an email, with what its known browsers are signed with; null for none that may sign in. */
export async function accountAt({ db }: Pick<Needs, 'db'>, email: string) {
  const account = await db
    .selectFrom('users')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sign_in_epoch'])
    .select(['users.email_confirmed_at', 'authenticators.confirmed_at as second_step_since'])
    .where('users.email', '=', email)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

/** A page with the button of a sign-in, which is told from all others of the same link. */
export interface ButtonPage {
  readonly email: string;
  readonly nonce: string;
  readonly wanted: string | null;
}

/** The field by which the form of such a page says which one it is. */
export function sealButtonPage(services: Needs, page: Omit<ButtonPage, 'nonce'>): string {
  const nonce = services.randomBytes(16).toString('base64url');
  return tokenCipher(services, 'sign-in-button').seal(JSON.stringify({ ...page, nonce }));
}

/** Null for a form that names no page of ours. */
export function openButtonPage(services: Needs, field: string): ButtonPage | null {
  const text = tokenCipher(services, 'sign-in-button').open(field.slice(0, 4_000));
  return text === null ? null : (JSON.parse(text) as ButtonPage);
}

/**
 * Returns whether the first press of a button of this browser is on its way, or has arrived: its sign-in waits in a
 * cookie, or the browser is signed in to the page's account by now. To be led on then grants nothing that it does not
 * have.
 */
export async function isSigningIn(
  services: Needs,
  provider: Provider,
  cookies: string | undefined,
  page: ButtonPage | null,
): Promise<boolean> {
  if (await isLinkCookieOpen(services, cookies)) return true;
  const here = await identityAccountOf(provider, cookies);
  return here !== null && page !== null && (await accountAt(services, page.email))?.id === here;
}

function hashOfUse(account: LinkedAccount | null, by: string): string {
  const { id, email, password_hash: password, sign_in_epoch: epoch } = account ?? {};
  return createHash('sha256')
    .update(JSON.stringify(['used-link', by, id, email, password, epoch]))
    .digest('hex');
}
