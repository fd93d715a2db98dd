import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { acceptCode } from './authenticator.ts';
import { useRecoveryCode } from './recovery-codes.ts';

export type SecondStepResult = 'passed' | 'wrong' | { readonly retryAfterSeconds: number };

/** A code that somebody typed. */
interface TypedCode {
  readonly userId: string;
  readonly code: string;
  readonly clientAddress: string;
  /** The browser that has passed the second step before; null for any other one. */
  readonly device: string | null;
  /** Whether it is typed in a session. All sessions of a person share their tries. */
  readonly isSignedIn?: boolean;
}

/**
 * Returns who spends the try. A browser that has passed before has its own tries, and so has the person within their
 * sessions, so that somebody else who knows the password can't lock the owner out.
 */
export const spenderOfCode = ({ userId, clientAddress, device, isSignedIn = false }: Omit<TypedCode, 'code'>) => ({
  ...(isSignedIn ? { person: userId } : device === null ? { account: userId } : { device }),
  address: clientAddress,
});

/**
 * Checks a code of the authenticator app, or a recovery code, which is used up. Wrong ones are limited by account, and
 * apart from that by each browser that has passed before and by the person who is signed in, so that a million codes can't
 * be tried, not even at once or in many sessions.
 */
export async function checkSecondStep(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  { code, ...from }: TypedCode,
): Promise<SecondStepResult> {
  const input = code.slice(0, 64);
  const { userId } = from;
  const tried = await tryWithinBudget(services, 'secondStepFailures', spenderOfCode(from), async () =>
    (await acceptCode(services, userId, input, 'on')) || (await useRecoveryCode(services, userId, input)) ? true : null,
  );
  if (tried.outcome === 'limited') return { retryAfterSeconds: tried.retryAfterSeconds };
  return tried.outcome === 'right' ? 'passed' : 'wrong';
}
