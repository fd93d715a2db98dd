import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { parseEmail } from '@network/validation/email.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Tables } from '../../../db/database.ts';
import type { CodeAnswer } from '../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../services.ts';
import { otherLanguage } from '../../../http/language.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import { findWorth, type RedeemAnswer, redeemCode, type Worth, worthName } from '../../gifts/public.ts';
import {
  chosenPasswordProblem,
  createBuyersAccount,
  findAccount,
  hashPassword,
  lockAccount,
  mailConfirmation,
} from '../../identity/public.ts';
import { queueMail } from '../../mail/public.ts';
import { endOpenOrders } from '../orders/end-open-orders.ts';
import { renewingPlans } from '../orders/plan-change.ts';
import { GIFT_MESSAGES, type GiftMessage } from './gift-messages.ts';

const NOTHING: CodeAnswer = {
  worth: null,
  messageKey: null,
  field: null,
  startsAt: null,
  until: null,
  isMailed: false,
};

function refused(messageKey: GiftMessage, field: string | null = null): CodeAnswer {
  return { ...NOTHING, messageKey, field };
}

/** Says what a code is good for, to a visitor or a person. */
export async function checkCode(
  { db, clock }: GatewayServices,
  tenant: Tenant,
  user: { readonly id: string; readonly email: string } | null,
  code: string,
): Promise<CodeAnswer> {
  const found = await findWorth(db, { code, tenantId: tenant.id, user, at: clock.now() });
  return 'refusal' in found ? refused(GIFT_MESSAGES[found.refusal]) : { ...NOTHING, worth: worthView(found.worth) };
}

/** Uses a code for a person who is signed in. */
export async function redeemFor(
  { db, clock }: GatewayServices,
  tenant: Tenant,
  userId: string,
  code: string,
): Promise<CodeAnswer> {
  const at = clock.now();
  return answerOf(await db.transaction().execute((trx) => redeemInOrder(trx, { userId, tenant, code }, at)));
}

/** The person's row comes first, so that what renews for them stays as it is read. */
async function redeemInOrder(
  trx: Transaction<Tables>,
  { userId, tenant, code }: { readonly userId: string; readonly tenant: Tenant; readonly code: string },
  at: Date,
): Promise<RedeemAnswer> {
  await lockAccount(trx, userId, 'update');
  const renewing = (await renewingPlans(trx, userId)).map(({ product }) => product);
  return redeemCode(trx, { userId, tenantId: tenant.id, code, renewing }, at);
}

/**
 * Uses a code for somebody new, whose account it makes without a card. Where the email has an account the code stays unused, and the answer
 * is the same: its owner is mailed how to sign in and redeem it (decision 0115).
 */
export async function redeemWithSignup(
  services: GatewayServices,
  tenant: Tenant,
  input: { readonly code: string; readonly email: string; readonly password: string },
): Promise<CodeAnswer> {
  const { db, clock } = services;
  const email = parseEmail(input.email);
  if (email === null) return refused(GIFT_MESSAGES.invalidEmail, 'email');
  const problem = chosenPasswordProblem(input.password);
  if (problem !== null) return refused(GIFT_MESSAGES[problem === 'guessable' ? 'guessable' : 'password'], 'password');
  const at = clock.now();
  const found = await findWorth(db, { code: input.code, tenantId: tenant.id, user: { id: '', email }, at });
  if ('refusal' in found) return refused(GIFT_MESSAGES[found.refusal]);
  const passwordHash = await hashPassword(input.password);
  const answer = await db
    .transaction()
    .execute(async (trx) => {
      const id = randomUUID();
      const signIn = { email, password_hash: passwordHash, welcome_browser_hash: null };
      const account = { id, ...signIn, language: otherLanguage() };
      if (!(await createBuyersAccount(trx, account, at))) return null;
      await endOpenOrders(trx, { email }, at);
      await mailConfirmation(trx, { userId: id, email, tenantId: tenant.id }, at);
      const redeemed = await redeemInOrder(trx, { userId: id, tenant, code: input.code }, at);
      // Somebody else used the code meanwhile: no account is left behind.
      if (redeemed.outcome === 'refused') throw new Refused(redeemed);
      return redeemed;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.answer;
      throw error;
    });
  if (answer === null) await mailSignIn(services, tenant, { email, code: input.code });
  if (answer?.outcome === 'refused') return answerOf(answer);
  return { ...NOTHING, worth: worthView(found.worth), isMailed: true };
}

class Refused extends Error {
  readonly answer: RedeemAnswer;
  constructor(answer: RedeemAnswer) {
    super('The code was refused.');
    this.answer = answer;
  }
}

/** One an hour at most for an address. */
async function mailSignIn(
  services: GatewayServices,
  tenant: Tenant,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const { db, clock } = services;
  const account = await findAccount(db, email);
  if (!account || account.isDisabled || (await spendBudget(services, 'signupMails', { account: email })) !== null)
    return;
  const page = `/redeem?${new URLSearchParams({ code }).toString()}`;
  const link = `/login?${new URLSearchParams({ uri: page }).toString()}`;
  await queueMail(db, { kind: 'giftSignIn', to: email, tenant: tenant.id, values: { link } }, clock.now());
}

function answerOf(answer: RedeemAnswer): CodeAnswer {
  if (answer.outcome === 'refused') return refused(GIFT_MESSAGES[answer.refusal]);
  const { worth, period } = answer;
  return {
    ...NOTHING,
    worth: worthView(worth),
    startsAt: period?.from.toISOString() ?? null,
    until: period?.until.toISOString() ?? null,
  };
}

function worthView(worth: Worth): NonNullable<CodeAnswer['worth']> {
  const isGift = worth.kind === 'gift';
  return {
    kind: worth.kind,
    title: worthName(worth),
    sender: isGift ? worth.from : null,
    message: isGift ? worth.message : null,
  };
}
