import { createHash } from 'node:crypto';
import { parseEmail } from '@network/validation/email.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { queueMail } from '../../mail/public.ts';
import { mailReset } from '../passwords/reset-password.ts';

/** How long a mailed link signs in. */
export const SIGN_IN_LINK_LIFE_MS = 15 * 60_000;

/** Of the pages, at the gateway's public address. */
export const REQUEST_LINK_PATH = '/sign-in/email';
export const OPEN_LINK_PATH = '/sign-in/open';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An account that a link signs in to. */
export interface LinkedAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

/**
 * Mails a link that signs in to the account of that email, if there is one. An account whose email was never confirmed
 * may have been made by somebody else, who knows its password: its owner is mailed a link that chooses a new one instead.
 * The result does not reveal whether there is an account.
 */
export async function mailSignInLink(services: GatewayServices, email: string, tenantId: string): Promise<void> {
  const known = parseEmail(email);
  if (known === null) return;
  const user = await services.db
    .selectFrom('users')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', known)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  if (user.email_confirmed_at === null) return mailReset(services, known, tenantId);
  if ((await spendBudget(services, 'signInLinks', { account: user.id })) !== null) return;
  const token = services.randomBytes(32).toString('base64url');
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sign_in_links')
      .values({
        token_hash: hashOf(token),
        user_id: user.id,
        tenant_id: tenantId,
        expires_at: new Date(now.getTime() + SIGN_IN_LINK_LIFE_MS),
      })
      .execute();
    const link = `${OPEN_LINK_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
    await queueMail(trx, { kind: 'signInLink', to: known, tenant: tenantId, values: { link }, linkOn: 'api' }, now);
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
    .select(['users.id', 'users.email', 'users.password_hash'])
    .where('token_hash', '=', hashOf(token))
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

/** Uses a link up, and with it all others of the account. @returns whether it was there; of simultaneous calls one succeeds */
export async function useSignInLink(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('sign_in_links')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', clock.now())
      .returning('user_id')
      .executeTakeFirst();
    if (used) await trx.deleteFrom('sign_in_links').where('user_id', '=', used.user_id).execute();
    return used !== undefined;
  });
}
