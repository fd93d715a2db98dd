import { tryWithinBudget } from '../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { acceptCode } from './authenticator.ts';
import { useRecoveryCode } from './recovery-codes.ts';

export type SecondStepResult = 'passed' | 'wrong' | { readonly retryAfterSeconds: number };

/**
 * Checks a code of the authenticator app, or a recovery code, which is used up. Wrong ones are limited by account, so
 * that a million codes can't be tried, not even at once.
 */
export async function checkSecondStep(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  { userId, code, clientAddress }: { readonly userId: string; readonly code: string; readonly clientAddress: string },
): Promise<SecondStepResult> {
  const input = code.slice(0, 64);
  const spender = { account: userId, address: clientAddress };
  const tried = await tryWithinBudget(services, 'secondStepFailures', spender, async () =>
    (await acceptCode(services, userId, input, 'on')) || (await useRecoveryCode(services, userId, input)) ? true : null,
  );
  if (tried.outcome === 'limited') return { retryAfterSeconds: tried.retryAfterSeconds };
  return tried.outcome === 'right' ? 'passed' : 'wrong';
}
