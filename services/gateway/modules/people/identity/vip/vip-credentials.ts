import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { rateLimited } from '../../../../limits/rate-limited.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { waitForFormMail } from '../../../platform/mail/public.ts';
import { openEmailChange } from '../email-change/open-email-change.ts';
import { chosenPasswordProblem } from '../passwords/guessable-passwords.ts';
import { requireHeldSession } from '../sessions/hold-session.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';

/** The refusals, by the codes of the error catalogue. */
export type VipRefusal = 'INVALID_EMAIL' | 'INVALID_PASSWORD' | 'GUESSABLE_PASSWORD' | 'NOT_VIP' | 'MAIL_OFF';

/**
 * Sets a VIP user's password and begins the change to their own email, once: from then on they are a member like any other,
 * and only the requesting session remains. They sign in with the new address once they have followed the link that is
 * mailed there; one that has an account gets a mail that says so instead, and the answer is the same. The one conversion
 * is not used up while no mail leaves.
 * @returns why not, or null when it is done
 * @throws GatewayError RATE_LIMITED where the address has had as many mails by forms as it gets
 */
export async function convertVip(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  request: {
    readonly userId: string;
    readonly sessionId: string;
    /** The brand that mails the new email its link. */
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
  if (services.config.isMailOff) return 'MAIL_OFF';
  // A person who is no VIP user would use up the limit of an address, which may be anybody's.
  if (!(await isVip(services.db, request.userId))) return 'NOT_VIP';
  const wait = await waitForFormMail(services, email);
  if (wait !== null) throw rateLimited(wait);
  const passwordHash = await hashPassword(newPassword);
  const now = services.clock.now();
  const { userId, sessionId, tenantId } = request;
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, { userId, sessionId }, now);
    const was = await trx
      .deleteFrom('user_attributes')
      .where('user_id', '=', userId)
      .where('attribute', '=', 'vip')
      .executeTakeFirst();
    if (was.numDeletedRows === 0n) return 'NOT_VIP';
    const { email: oldEmail } = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await openEmailChange(services, trx, { userId, sessionId, tenantId, oldEmail, newEmail: email });
    await endOtherSessions(trx, userId, sessionId, now);
    return null;
  });
}

async function isVip(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_attributes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('attribute', '=', 'vip')
    .executeTakeFirst();
  return row !== undefined;
}
