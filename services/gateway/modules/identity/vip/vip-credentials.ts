import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { GatewayServices } from '../../../services.ts';
import { markEmailUnconfirmed } from '../email-confirmation/confirm-email.ts';
import { mailConfirmation } from '../email-confirmation/mail-confirmation.ts';
import { chosenPasswordProblem } from '../passwords/guessable-passwords.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { hashPassword } from '../../../passwords/password-hash.ts';

/** The refusals, by the codes of the error catalogue. */
export type VipRefusal =
  | 'EMAIL_ALREADY_EXISTS'
  | 'INVALID_EMAIL'
  | 'INVALID_PASSWORD'
  | 'GUESSABLE_PASSWORD'
  | 'NOT_VIP';

/**
 * Sets a VIP user's email and password, once: from then on they are a member like any other, and only the requesting
 * session remains.
 * @returns why not, or null when it is done
 */
export async function convertVip(
  { db, clock, claimEmail }: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  request: {
    readonly userId: string;
    readonly sessionId: string;
    /** The brand that mails the link which confirms the new email. */
    readonly tenantId: string;
    readonly newEmail: unknown;
    readonly newPassword: unknown;
  },
): Promise<VipRefusal | null> {
  const email = parseMemberEmail(request.newEmail, VIP_DOMAIN);
  if (email === null) return 'INVALID_EMAIL';
  const { newPassword } = request;
  if (typeof newPassword !== 'string') return 'INVALID_PASSWORD';
  const problem = chosenPasswordProblem(newPassword);
  if (problem !== null) return problem === 'guessable' ? 'GUESSABLE_PASSWORD' : 'INVALID_PASSWORD';
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      const was = await trx
        .deleteFrom('user_attributes')
        .where('user_id', '=', request.userId)
        .where('attribute', '=', 'vip')
        .executeTakeFirst();
      if (was.numDeletedRows === 0n) return 'NOT_VIP';
      await trx
        .updateTable('users')
        .set({ email, password_hash: passwordHash })
        .where('id', '=', request.userId)
        .execute();
      await markEmailUnconfirmed(trx, request.userId);
      await claimEmail(trx, email, now);
      await mailConfirmation(trx, { userId: request.userId, email, tenantId: request.tenantId }, now);
      await endOtherSessions(trx, request.userId, request.sessionId, now);
      return null;
    });
  } catch (error) {
    // The database decides between two people who choose one address at once.
    if (isUniqueViolation(error)) return 'EMAIL_ALREADY_EXISTS';
    throw error;
  }
}
