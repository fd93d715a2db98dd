import { countAgainstBudget, secondsUntilAllowed } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { hasSecondStep } from '../second-step/authenticator.ts';
import { knownDevice } from './known-device.ts';
import { isPasswordOf } from '../../../passwords/password-hash.ts';
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
  | { readonly outcome: 'signed-in'; readonly userId: string }
  /** The password was right; a code has to follow. */
  | { readonly outcome: 'second-step'; readonly userId: string; readonly passwordHash: string }
  /** The same for an account that does not exist and for a wrong password. */
  | { readonly outcome: 'wrong-credentials' }
  /** The password was right, the account is banned. */
  | { readonly outcome: 'disabled' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** A longer one is no password of ours, and hashing it would be work for nothing. */
const MAX_PASSWORD_BYTES = 1_024;

/**
 * Checks an email and a password. Only failures are limited: those of a browser that signed in to the account before by
 * themselves, so that nobody locks it out by guessing elsewhere. The limit is read again after the check: of guesses
 * made at once, one that comes after the limit was reached is refused even when it was right.
 */
export async function signIn(services: Needs, request: SignInRequest): Promise<SignInResult> {
  const email = request.email.trim().toLowerCase();
  const user = await services.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const device = user ? knownDevice(services, user, request.deviceCookies) : null;
  const spender = { ...(device === null ? { account: email } : { device }), address: request.clientAddress };
  const limited = await secondsUntilAllowed(services, 'signInFailures', spender);
  if (limited !== null) return record(services, request, null, { outcome: 'limited', retryAfterSeconds: limited });

  const isShort = Buffer.byteLength(request.password) <= MAX_PASSWORD_BYTES;
  const isRight = await isPasswordOf(user?.password_hash ?? null, isShort ? request.password : '');
  const limit = user && isRight ? secondsUntilAllowed : countAgainstBudget;
  const wait = await limit(services, 'signInFailures', spender);
  const userId = user?.id ?? null;
  if (wait !== null) return record(services, request, userId, { outcome: 'limited', retryAfterSeconds: wait });
  if (!user || !isRight) return record(services, request, userId, { outcome: 'wrong-credentials' });
  if (user.disabled_at !== null) return record(services, request, userId, { outcome: 'disabled' });
  if (await hasSecondStep(services.db, user.id))
    return record(services, request, userId, {
      outcome: 'second-step',
      userId: user.id,
      passwordHash: user.password_hash,
    });
  return record(services, request, userId, { outcome: 'signed-in', userId: user.id });
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
