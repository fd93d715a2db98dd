import { randomUUID } from 'node:crypto';
import { parseEmail } from '@network/validation/email.ts';
import { isLanguage } from '@network/validation/languages.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import type { CodeAnswer } from '../../../../graphql/resolvers.generated.ts';
import { otherLanguage } from '../../../../http/language.ts';
import { rateLimited } from '../../../../limits/rate-limited.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  type CodeRefusal,
  findCodeSignup,
  findWorth,
  storeCodeSignup,
  takeCodeSignup,
  type Worth,
  worthName,
} from '../../gifts/public.ts';
import {
  chosenPasswordProblem,
  createBuyersAccount,
  findAccount,
  hashPassword,
  markEmailConfirmed,
} from '../../../people/identity/public.ts';
import { queueMail, waitForFormMail } from '../../../platform/mail/public.ts';
import { GIFT_MESSAGES } from './gift-messages.ts';
import { NOTHING, redeemInOrder, refused, worthView } from './redeem.ts';

/** The path of the page behind the mailed link, at the gateway's public address. */
export const CODE_SIGNUP_PATH = '/email/redeem';

/**
 * Begins the use of a code by somebody new, without a card: their account is made, and the code used, when the link is
 * followed that is mailed to the email. The owner of an account gets a mail that says how to sign in and redeem it
 * instead, and the answer is the same, as is whatever the code or the password is tried at next.
 * @throws GatewayError RATE_LIMITED where the address was mailed often enough, whether or not it has an account
 */
export async function redeemWithSignup(
  services: GatewayServices,
  tenant: Tenant,
  input: { readonly code: string; readonly email: string; readonly password: string },
): Promise<CodeAnswer> {
  const { db, clock, randomBytes } = services;
  const email = parseEmail(input.email);
  if (email === null) return refused(GIFT_MESSAGES.invalidEmail, 'email');
  const problem = chosenPasswordProblem(input.password);
  if (problem !== null) return refused(GIFT_MESSAGES[problem === 'guessable' ? 'guessable' : 'password'], 'password');
  const { code } = input;
  const at = clock.now();
  const found = await findWorth(db, { code, tenantId: tenant.id, user: { id: '', email }, at });
  if ('refusal' in found) return refused(GIFT_MESSAGES[found.refusal]);
  if (services.config.isMailOff) return refused(GIFT_MESSAGES.redeemMailOff);
  const wait =
    (await spendBudget(services, 'codeSignups', { account: email })) ?? (await waitForFormMail(services, email));
  if (wait !== null) throw rateLimited(wait);
  const password_hash = await hashPassword(input.password);
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    const signup = { token, code, tenant_id: tenant.id, email, password_hash, language: otherLanguage() };
    await storeCodeSignup(trx, signup, at);
    await mailWayOn(trx, { tenantId: tenant.id, email, code, token, worth: found.worth }, at);
  });
  return { ...NOTHING, worth: worthView(found.worth), isMailed: true };
}

async function mailWayOn(
  trx: Database,
  about: Readonly<Record<'tenantId' | 'email' | 'code' | 'token', string>> & { readonly worth: Worth },
  at: Date,
): Promise<void> {
  const { tenantId: tenant, email: to, code, token, worth } = about;
  const account = await findAccount(trx, to);
  if (account === null) {
    const link = `${CODE_SIGNUP_PATH}?${new URLSearchParams({ brand: tenant, token }).toString()}`;
    const values = { membership: () => worthName(worth), link };
    await queueMail(trx, { kind: 'giftSignUp', to, tenant, values, linkOn: 'api' }, at);
    return;
  }
  if (account.isDisabled) return;
  const page = `/redeem?${new URLSearchParams({ code }).toString()}`;
  const link = `/login?${new URLSearchParams({ uri: page }).toString()}`;
  await queueMail(trx, { kind: 'giftSignIn', to, tenant, values: { link } }, at);
}

/** Returns what a mailed link would do; null if the link or its code has expired. Changes nothing. */
export async function findWaitingCode(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<{ readonly email: string; readonly worth: Worth } | null> {
  const at = clock.now();
  const signup = await findCodeSignup(db, token, at);
  if (signup === null) return null;
  const { email, code_hash: codeHash, tenant_id: tenantId } = signup;
  const found = await findWorth(db, { codeHash, tenantId, user: { id: '', email }, at });
  return 'refusal' in found ? null : { email, worth: found.worth };
}

/** Takes back what a transaction did, since the code can't be used any more. */
class CodeRefused extends Error {
  readonly refusal: CodeRefusal;
  constructor(refusal: CodeRefusal) {
    super('The code was refused.');
    this.refusal = refusal;
  }
}

/**
 * Makes the account by the link that was mailed to its address, and uses the code for it, once. Its email counts as
 * confirmed.
 * @returns whether it did: not for a link that no longer works, an address that has an account by now, or a code that was used meanwhile
 */
export async function followCodeLink(
  services: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  token: string,
): Promise<boolean> {
  const at = services.clock.now();
  try {
    return await services.db.transaction().execute(async (trx) => {
      const signup = await takeCodeSignup(trx, token, at);
      if (signup === null) return false;
      const { email, password_hash, code_hash: codeHash, tenant_id: tenantId } = signup;
      const userId = randomUUID();
      const language = isLanguage(signup.language) ? signup.language : null;
      const account = { id: userId, email, password_hash, welcome_browser_hash: null, language };
      if (!(await createBuyersAccount(trx, account, at))) return false;
      await markEmailConfirmed(trx, userId, at);
      await services.claimEmail(trx, email, at);
      const redeemed = await redeemInOrder(trx, { userId, tenantId, codeHash }, at);
      if (redeemed.outcome === 'refused') throw new CodeRefused(redeemed.refusal);
      return true;
    });
  } catch (error) {
    if (error instanceof CodeRefused) return false;
    throw error;
  }
}
