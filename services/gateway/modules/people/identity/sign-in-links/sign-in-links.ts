import { parseEmail } from '@network/validation/email.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { lockAtAddress } from '../accounts.ts';
import { queueReset } from '../passwords/reset-password.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import type { LinkedAccount } from './link-cookie.ts';
import { type LinkRequest, SIGN_IN_LINK_LIFE_MS } from './link-request.ts';
import { hashOfCode, makeSignInCode } from './sign-in-code.ts';
import { accountAt, rememberUse } from './used-links.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The path of the pages, at the gateway's public address. */
export const REQUEST_LINK_PATH = '/sign-in/email';
export const OPEN_LINK_PATH = '/sign-in/open';
export const CODE_PATH = '/sign-in/code';

/**
 * Mails a link that signs in to the account of that email, if there is one that still has it when the link is made, and a code
 * that does so in the browser that asked. An account whose email was never confirmed may have been made by somebody else, who
 * knows its password: its owner is mailed a link that chooses a new one instead.
 * The result does not reveal whether there is an account.
 * @param cookies of the browser that asked: one that signed in to the account before has mails of its own, so that strangers
 *   who ask for the account use up none of its owner's
 */
export async function mailSignInLink(services: GatewayServices, asked: LinkRequest, cookies?: string): Promise<void> {
  const { tenantId, wanted } = asked;
  const known = parseEmail(asked.email);
  const user = known === null ? null : await accountAt(services, known);
  if (known === null || user === null) return;
  const device = knownDevice(services, user, cookies);
  if ((await spendBudget(services, 'signInLinks', device === null ? { account: user.id } : { device })) !== null)
    return;
  const token = services.randomBytes(32).toString('base64url');
  const code = makeSignInCode(services);
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const account = { userId: user.id, email: known };
    if (!(await lockAtAddress(trx, account))) return;
    if (user.email_confirmed_at === null)
      return queueReset(services, trx, { ...account, tenantId }, wanted, 'signInUnconfirmed');
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashOfToken(token),
        user_id: user.id,
        tenant_id: tenantId,
        expires_at: new Date(now.getTime() + SIGN_IN_LINK_LIFE_MS),
        browser_hash: hashOfToken(asked.secret),
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
): Promise<(LinkedAccount & { readonly wanted_uri: string | null }) | null> {
  const account = await db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sign_in_epoch', 'sign_in_links.wanted_uri'])
    .where('token_hash', '=', hashOfToken(token))
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

/**
 * Uses a link up, and with it its code and all others of the account.
 * @param use by which browser or page, for its second press (used-links.ts)
 * @returns the page that was wanted, null for the home page; false when it was not there: of simultaneous calls one succeeds
 */
export const useSignInLink = (services: Pick<GatewayServices, 'db' | 'clock'>, token: string, use?: LinkUse) =>
  useStoredLink(services, hashOfToken(token), use);

/** An account that is signed in to, as it was found, and who does so. */
interface LinkUse {
  readonly account: LinkedAccount;
  readonly by: string;
}

/** Uses up the link with the stored form of its token, which a mailed code leads to. */
export async function useStoredLink(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  tokenHash: string,
  use?: LinkUse,
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
    if (use) await rememberUse(trx, use.account, use.by, clock.now());
    return { wanted: used.wanted_uri };
  });
}
