import { countAgainstBudget, secondsUntilAllowed } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { acceptCode } from './authenticator.ts';
import { useRecoveryCode } from './recovery-codes.ts';

export type SecondStepResult = 'passed' | 'wrong' | { readonly retryAfterSeconds: number };

/**
 * Checks a code of the authenticator app, or a recovery code, which is used up. Wrong ones are limited by account, so
 * that a million codes can't be tried; the limit is read again after the check.
 */
export async function checkSecondStep(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  { userId, code, clientAddress }: { readonly userId: string; readonly code: string; readonly clientAddress: string },
): Promise<SecondStepResult> {
  const spender = { account: userId, address: clientAddress };
  const limited = await secondsUntilAllowed(services, 'secondStepFailures', spender);
  if (limited !== null) return { retryAfterSeconds: limited };
  const input = code.slice(0, 64);
  if ((await acceptCode(services, userId, input, 'on')) || (await useRecoveryCode(services, userId, input)))
    return 'passed';
  const wait = await countAgainstBudget(services, 'secondStepFailures', spender);
  return wait === null ? 'wrong' : { retryAfterSeconds: wait };
}
