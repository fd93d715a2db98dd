import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { issueChallenge } from '../passkeys/challenge.ts';
import { passkeyPartyOf } from '../passkeys/relying-party-id.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import { checkSecondStep } from '../second-step/check-second-step.ts';
import { type FirstStep, openFirstStep } from '../second-step/second-step-token.ts';
import { mailSecurityChange } from '../security/mail-security-change.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import { recordAttempt } from '../sign-in/record-attempt.ts';
import { signIn } from '../sign-in/sign-in.ts';

/** The fields that a browser posted, and where from. */
export interface PostedSignIn {
  /** The sign-in of this browser. */
  readonly uid: string;
  readonly field: (name: string) => string;
  readonly tenantId: string;
  readonly clientAddress: string;
  readonly cookies: string | undefined;
}

/** The methods of an authentication, by RFC 8176. */
type Methods = readonly ('pwd' | 'otp' | 'hwk' | 'user' | 'email')[];

export type SignInAnswer =
  | ({ readonly kind: 'signed-in'; readonly methods: Methods } & ProvenPerson)
  | { readonly kind: 'second-step'; readonly firstStep: FirstStep; readonly problem: 'wrongCode' | 'limited' | null }
  | {
      readonly kind: 'form';
      readonly status: number;
      readonly problem: 'wrongCredentials' | 'disabled' | 'limited' | 'passkeyRefused' | 'stepOver';
      readonly email: string;
    };

/** An answer, and the seconds to wait where a limit is reached. */
export type TimedAnswer = SignInAnswer & { readonly retryAfterSeconds?: number };

const PASSWORD_PROBLEMS = {
  'wrong-credentials': { status: 401, problem: 'wrongCredentials' },
  disabled: { status: 403, problem: 'disabled' },
} as const;

/** Builds what a passkey signs to sign in: discoverable passkeys, in this sign-in of this browser alone. */
export async function passkeyOptions(services: GatewayServices, uid: string): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: passkeyPartyOf(services.config).rpID,
    challenge: issueChallenge(services, scopeOf(uid)),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** Answers the sign-in form: a passkey, the code of a second step, or an email and a password. */
export function answerSignInForm(services: GatewayServices, posted: PostedSignIn): Promise<TimedAnswer> {
  if (posted.field('passkey') !== '') return answerPasskey(services, posted);
  if (posted.field('step') !== '') return answerSecondStep(services, posted);
  return answerPassword(services, posted);
}

async function answerPassword(services: GatewayServices, posted: PostedSignIn): Promise<TimedAnswer> {
  const email = posted.field('email').slice(0, 254);
  const result = await signIn(services, {
    email,
    password: posted.field('password'),
    tenantId: posted.tenantId,
    clientAddress: posted.clientAddress,
    country: null,
    deviceCookies: posted.cookies,
  });
  if (result.outcome === 'signed-in') {
    const { userId, epoch } = result;
    return { kind: 'signed-in', userId, epoch, methods: ['pwd'] };
  }
  if (result.outcome === 'second-step') {
    const { userId, epoch, passwordHash } = result;
    const firstStep = { uid: posted.uid, userId, epoch, passwordHash, method: 'pwd' } as const;
    return { kind: 'second-step', firstStep, problem: null };
  }
  if (result.outcome === 'limited') {
    const { retryAfterSeconds } = result;
    return { kind: 'form', status: 429, problem: 'limited', email, retryAfterSeconds };
  }
  return { kind: 'form', ...PASSWORD_PROBLEMS[result.outcome], email };
}

async function answerSecondStep(services: GatewayServices, posted: PostedSignIn): Promise<TimedAnswer> {
  const over = { kind: 'form', status: 400, problem: 'stepOver', email: '' } as const;
  const step = openFirstStep(services, posted.uid, posted.field('step'));
  if (step === null) return over;
  const { userId, epoch, method } = step;
  const account = await services.db
    .selectFrom('users')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select(['password_hash', 'confirmed_at as second_step_since'])
    .where('users.id', '=', userId)
    .where('sign_in_epoch', '=', epoch)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account || !step.isOfPassword(account.password_hash)) return over;
  const { clientAddress } = posted;
  const device = knownDevice(services, { id: userId, ...account }, posted.cookies);
  const result = await checkSecondStep(services, { userId, code: posted.field('code'), clientAddress, device });
  const origin = { tenantId: posted.tenantId, clientAddress, country: null };
  if (result === 'passed') {
    await recordAttempt(services, origin, userId, 'signed-in');
    return { kind: 'signed-in', userId, epoch, methods: [method === 'pwd' ? 'pwd' : 'email', 'otp'] };
  }
  await recordAttempt(services, origin, userId, result === 'wrong' ? 'wrong-second-step' : 'limited');
  const firstStep = { uid: posted.uid, userId, epoch, passwordHash: account.password_hash, method };
  if (result === 'wrong') return { kind: 'second-step', firstStep, problem: 'wrongCode' };
  return { kind: 'second-step', firstStep, problem: 'limited', retryAfterSeconds: result.retryAfterSeconds };
}

/** A passkey that verified its owner is both steps in one. */
async function answerPasskey(services: GatewayServices, posted: PostedSignIn): Promise<TimedAnswer> {
  const { clientAddress, tenantId } = posted;
  const wait = await spendBudget(services, 'passkeys', { address: clientAddress });
  if (wait !== null) return { kind: 'form', status: 429, problem: 'limited', email: '', retryAfterSeconds: wait };
  const result = await verifyPasskey(services, scopeOf(posted.uid), posted.field('passkey'));
  const refused = { kind: 'form', status: 401, problem: 'passkeyRefused', email: '' } as const;
  if (result.outcome === 'refused') return refused;
  const { userId } = result;
  const { email, disabled_at: disabledAt } = await services.db
    .selectFrom('users')
    .select(['email', 'disabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (result.outcome === 'copied') {
    services.log.warn('a passkey was disabled because its counter went back');
    await mailSecurityChange(services.db, { email, tenantId, change: 'passkeyDisabled' }, services.clock.now());
    return refused;
  }
  const isDisabled = disabledAt !== null;
  const origin = { tenantId, clientAddress, country: null };
  await recordAttempt(services, origin, userId, isDisabled ? 'disabled' : 'signed-in');
  if (isDisabled) return { kind: 'form', status: 403, problem: 'disabled', email: '' };
  return { kind: 'signed-in', userId, epoch: result.epoch, methods: ['hwk', 'user'] };
}

const scopeOf = (uid: string): string => `sign-in:${uid}`;
