import type { Selectable } from 'kysely';
import { typedEmail } from '@network/validation/email.ts';
import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { hasSecondStep } from '../second-step/authenticator.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import type { UsersTable } from '../tables.ts';
import { knownDevice } from './known-device.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';
import { recordAttempt } from './record-attempt.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly tenantId: string;
  readonly clientAddress: string;
  readonly country: string | null;
  /** The browser's cookie of an earlier sign-in (known-device.ts). */
  readonly deviceCookies?: string | undefined;
}

export type SignInResult =
  | ({ readonly outcome: 'signed-in' } & ProvenPerson)
  /** The password was right; a code has to follow. */
  | ({ readonly outcome: 'second-step'; readonly passwordHash: string } & ProvenPerson)
  /** The outcome is the same for an account that does not exist and for a wrong password. */
  | { readonly outcome: 'wrong-credentials' }
  /** The password was right, the account is banned. */
  | { readonly outcome: 'disabled' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

type FoundUser = Pick<Selectable<UsersTable>, 'id' | 'password_hash' | 'disabled_at' | 'sign_in_epoch'> & {
  readonly second_step_since: Date | null;
};

/** A longer one is no password of ours, and hashing it would be work for nothing. */
const MAX_PASSWORD_BYTES = 1_024;

/**
 * Checks an email and a password. Only failures are limited: those of a browser that signed in to the account before by
 * themselves, so that nobody locks it out by guessing elsewhere. A guess that comes after the limit was reached is refused
 * unlooked at, however many are made at once.
 */
export async function signIn(services: Needs, request: SignInRequest): Promise<SignInResult> {
  const email = typedEmail(request.email);
  const user = await services.db
    .selectFrom('users')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select(['users.id', 'password_hash', 'disabled_at', 'sign_in_epoch', 'confirmed_at as second_step_since'])
    .where('email', '=', email)
    .executeTakeFirst();
  const device = user ? knownDevice(services, user, request.deviceCookies) : null;
  const spender = { ...(device === null ? { account: email } : { device }), address: request.clientAddress };
  const isShort = Buffer.byteLength(request.password) <= MAX_PASSWORD_BYTES;
  const tried = await tryWithinBudget(services, 'signInFailures', spender, async () =>
    (await isPasswordOf(user?.password_hash ?? null, isShort ? request.password : '')) && user ? user : null,
  );
  if (tried.outcome === 'limited') return record(services, request, null, tried);
  if (tried.outcome === 'wrong') return record(services, request, user?.id ?? null, { outcome: 'wrong-credentials' });
  return record(services, request, tried.found.id, await resultOf(services, tried.found));
}

/** Returns the result of a correct password. */
async function resultOf(services: Needs, user: FoundUser): Promise<SignInResult> {
  if (user.disabled_at !== null) return { outcome: 'disabled' };
  const proven = { userId: user.id, epoch: user.sign_in_epoch };
  if (await hasSecondStep(services.db, user.id))
    return { outcome: 'second-step', ...proven, passwordHash: user.password_hash };
  return { outcome: 'signed-in', ...proven };
}

async function record(
  services: Needs,
  request: SignInRequest,
  userId: string | null,
  result: SignInResult,
): Promise<SignInResult> {
  await recordAttempt(services, request, userId, result.outcome);
  return result;
}
