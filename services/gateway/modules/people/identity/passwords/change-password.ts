import { passwordChangeProblems } from '@network/validation/change-password.ts';
import type { GatewayServices } from '../../../../services.ts';
import { withdrawChanges } from '../email-change/withdraw-changes.ts';
import { requireHeldSession } from '../sessions/hold-session.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { mailPasswordChanged } from './reset-password.ts';
import { isAcceptablePassword } from './guessable-passwords.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';

export type ChangePasswordProblem =
  | 'OLD_PASSWORD_INCORRECT'
  | 'CONFIRMATION_DIFFERS'
  | 'NEW_PASSWORD_NOT_SECURE'
  | 'TOO_MANY_ATTEMPTS';

export interface ChangePasswordRequest {
  readonly userId: string;
  /** Hash of the id of the requesting session, which remains. */
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly clientAddress: string;
  /** The brand that the mail comes from. */
  readonly tenantId: string;
}

/**
 * Changes a password, ends every other session of the person, withdraws a change of email that the old one asked for, and mails
 * them, in one transaction. Wrong old passwords count as failed sign-ins: a stolen session is no way around their limit.
 * @returns what is wrong, nothing when it was changed
 */
export async function changePassword(
  services: GatewayServices,
  request: ChangePasswordRequest,
): Promise<readonly ChangePasswordProblem[]> {
  const { db, clock } = services;
  const { userId, sessionId, oldPassword, clientAddress } = request;
  const confirmed = await confirmPassword(services, { userId, password: oldPassword, clientAddress });
  if (confirmed === 'limited') return ['TOO_MANY_ATTEMPTS'];
  const problems = newPasswordProblems(request);
  if (confirmed === 'wrong') return ['OLD_PASSWORD_INCORRECT', ...problems];
  if (problems.length > 0) return problems;

  const next = await hashPassword(request.newPassword);
  const now = clock.now();
  const changed = await db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, { userId, sessionId }, now);
    const saved = await trx
      .updateTable('users')
      .set({ password_hash: next })
      .where('id', '=', request.userId)
      // The second of two simultaneous changes finds that its old password is no longer the password.
      .where('password_hash', '=', confirmed.passwordHash)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) return false;
    await endOtherSessions(trx, request.userId, request.sessionId, now);
    await withdrawChanges(trx, request.userId);
    await mailPasswordChanged(trx, { email: confirmed.email, tenantId: request.tenantId }, now);
    return true;
  });
  return changed ? [] : ['OLD_PASSWORD_INCORRECT'];
}

function newPasswordProblems(request: ChangePasswordRequest): readonly ChangePasswordProblem[] {
  const found = new Set<ChangePasswordProblem>(passwordChangeProblems(request));
  if (!isAcceptablePassword(request.newPassword)) found.add('NEW_PASSWORD_NOT_SECURE');
  return [...found];
}
