import { createHash } from 'node:crypto';
import { parseEmail } from '@network/validation/email.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { queueMail } from '../../mail/public.ts';
import { lockAtAddress } from '../accounts.ts';
import { mailReset } from '../passwords/reset-password.ts';
import type { LinkedAccount } from './link-cookie.ts';
import { hashOfRequest, type LinkRequest, SIGN_IN_LINK_LIFE_MS } from './link-request.ts';
import { hashOfCode, makeSignInCode } from './sign-in-code.ts';

/** Of the pages, at the gateway's public address. */
export const REQUEST_LINK_PATH = '/sign-in/email';
export const OPEN_LINK_PATH = '/sign-in/open';
export const CODE_PATH = '/sign-in/code';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Mails a link that signs in to the account of that email, if there is one that still has it when the link is made, and a code
 * that does so in the browser that asked. An account whose email was never confirmed may have been made by somebody else, who
 * knows its password: its owner is mailed a link that chooses a new one instead.
 * The result does not reveal whether there is an account.
 */
export async function mailSignInLink(services: GatewayServices, asked: LinkRequest): Promise<void> {
  const { tenantId, wanted } = asked;
  const known = parseEmail(asked.email);
  if (known === null) return;
  const user = await services.db
    .selectFrom('users')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', known)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  if (user.email_confirmed_at === null) return mailReset(services, known, tenantId, wanted);
  if ((await spendBudget(services, 'signInLinks', { account: user.id })) !== null) return;
  const token = services.randomBytes(32).toString('base64url');
  const code = makeSignInCode(services);
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockAtAddress(trx, { userId: user.id, email: known }))) return;
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashOf(token),
        user_id: user.id,
        tenant_id: tenantId,
        expires_at: new Date(now.getTime() + SIGN_IN_LINK_LIFE_MS),
        browser_hash: hashOfRequest(asked.secret),
        code_hash: hashOfCode(services, asked.secret, code),
        wanted_uri: wanted,
      })
      .execute();
    const link = `${OPEN_LINK_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
    const values = { link, code };
    await queueMail(trx, { kind: 'signInLink', to: known, tenant: tenantId, values, linkOn: 'api' }, now);
  });
}

/** The account of a link that was not used yet; null for any other one. Changes nothing. */
export async function findLinkedAccount(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
  tenantId: string,
): Promise<LinkedAccount | null> {
  const account = await db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sign_in_epoch'])
    .where('token_hash', '=', hashOf(token))
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

/**
 * Uses a link up, and with it its code and all others of the account.
 * @returns the page that was wanted, null for the home page; false when it was not there: of simultaneous calls one succeeds
 */
export const useSignInLink = (services: Pick<GatewayServices, 'db' | 'clock'>, token: string) =>
  useStoredLink(services, hashOf(token));

/** The same by the stored form of the token, which a mailed code leads to. */
export async function useStoredLink(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  tokenHash: string,
): Promise<{ readonly wanted: string | null } | false> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('sign_in_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', clock.now())
      .returning(['user_id', 'wanted_uri'])
      .executeTakeFirst();
    if (!used) return false;
    await trx.deleteFrom('sign_in_links').where('user_id', '=', used.user_id).execute();
    return { wanted: used.wanted_uri };
  });
}
