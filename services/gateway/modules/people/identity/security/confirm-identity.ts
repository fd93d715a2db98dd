import type { GatewayServices } from '../../../../services.ts';
import { hasSecondStep } from '../second-step/authenticator.ts';
import { checkSecondStep } from '../second-step/check-second-step.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';

export type UnconfirmedReason = 'PASSWORD_INCORRECT' | 'CODE_REQUIRED' | 'CODE_INCORRECT' | 'TOO_MANY_ATTEMPTS';

export interface ProvenIdentity {
  readonly userId: string;
  /** Hash of the id of the session in which it is proved. */
  readonly sessionId: string;
  readonly clientAddress: string;
  readonly proof: { readonly password: string; readonly code?: string | null };
}

/**
 * Checks that a signed-in person is the owner of the account: by the password, and by a code while the second step is
 * on, so that a stolen session or a stolen password alone changes nothing about signing in.
 */
export async function confirmIdentity(
  services: GatewayServices,
  { userId, sessionId, clientAddress, proof }: ProvenIdentity,
): Promise<{ readonly email: string; readonly passwordHash: string } | UnconfirmedReason> {
  const confirmed = await confirmPassword(services, { userId, password: proof.password, clientAddress });
  if (confirmed === 'limited') return 'TOO_MANY_ATTEMPTS';
  if (confirmed === 'wrong') return 'PASSWORD_INCORRECT';
  return (await refusalOfCode(services, { userId, sessionId, clientAddress, code: proof.code })) ?? confirmed;
}

/**
 * Checks a code of a signed-in person who has switched the second step on.
 * @returns why it is refused; null for a right one, and for a person without a second step, who needs none
 */
export async function refusalOfCode(
  services: GatewayServices,
  typed: {
    readonly userId: string;
    /** Hash of the id of the session that it is typed in; null where there is none. */
    readonly sessionId: string | null;
    readonly clientAddress: string;
    readonly code: string | null | undefined;
  },
): Promise<Exclude<UnconfirmedReason, 'PASSWORD_INCORRECT'> | null> {
  const { userId, sessionId, clientAddress } = typed;
  if (!(await hasSecondStep(services.db, userId))) return null;
  const code = typed.code?.trim() ?? '';
  if (code === '') return 'CODE_REQUIRED';
  const checked = await checkSecondStep(services, {
    userId,
    code,
    clientAddress,
    device: null,
    isSignedIn: sessionId !== null,
  });
  if (checked === 'passed') return null;
  return checked === 'wrong' ? 'CODE_INCORRECT' : 'TOO_MANY_ATTEMPTS';
}
