import { passwordChangeProblems } from '@network/validation/change-password.ts';
import type { GatewayServices } from '../../../services.ts';
import { networkOf } from '../sessions/client-network.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { countFailure, secondsUntilAllowed } from '../sign-in/sign-in-limits.ts';
import { mailPasswordChanged } from './reset-password.ts';
import { isAcceptablePassword } from './common-passwords.ts';
import { hashPassword, isPasswordOf } from '../sign-in/password.ts';

export type ChangePasswordProblem =
  | 'OLD_PASSWORD_INCORRECT'
  | 'CONFIRMATION_DIFFERS'
  | 'NEW_PASSWORD_NOT_SECURE'
  | 'TOO_MANY_ATTEMPTS';

export interface ChangePasswordRequest {
  readonly userId: string;
  /** Hash of the id of the session that asks, and stays. */
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly clientAddress: string;
  /** The brand that the mail comes from. */
  readonly tenantId: string;
}

/**
 * Changes a password (V05, D29), ends every other session of the person and mails them, in one transaction. Wrong old passwords
 * count as failed sign-ins: a stolen session is no way around their limit.
 * @returns what is wrong, nothing when it was changed
 */
export async function changePassword(
  services: GatewayServices,
  request: ChangePasswordRequest,
): Promise<readonly ChangePasswordProblem[]> {
  const { db, clock } = services;
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', request.userId)
    .executeTakeFirstOrThrow();
  const subject = { email: user.email, clientNetwork: networkOf(request.clientAddress, 'whole') };
  if ((await secondsUntilAllowed(services, subject)) !== null) return ['TOO_MANY_ATTEMPTS'];

  const problems = newPasswordProblems(request);
  if (!(await isPasswordOf(user.password_hash, request.oldPassword.slice(0, 1_024)))) {
    const wait = await countFailure(services, subject);
    return wait === null ? ['OLD_PASSWORD_INCORRECT', ...problems] : ['TOO_MANY_ATTEMPTS'];
  }
  if (problems.length > 0) return problems;

  const next = await hashPassword(request.newPassword);
  const now = clock.now();
  const changed = await db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable('users')
      .set({ password_hash: next })
      .where('id', '=', request.userId)
      // Of two changes at once, the second finds that its old password is no longer the password.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) return false;
    await endOtherSessions(trx, request.userId, request.sessionId, now);
    await mailPasswordChanged(trx, { email: user.email, tenantId: request.tenantId }, now);
    return true;
  });
  return changed ? [] : ['OLD_PASSWORD_INCORRECT'];
}

function newPasswordProblems(request: ChangePasswordRequest): readonly ChangePasswordProblem[] {
  const found = new Set<ChangePasswordProblem>(passwordChangeProblems(request));
  if (!isAcceptablePassword(request.newPassword)) found.add('NEW_PASSWORD_NOT_SECURE');
  return [...found];
}
