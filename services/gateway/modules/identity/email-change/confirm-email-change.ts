import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { GatewayServices } from '../../../services.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { lockOwner } from './lock-owner.ts';
import { moveAccount } from './move-account.ts';
import { changeTokenHash, EMAIL_CHANGE_LIFE_MS } from './open-email-change.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The address that a link would move an account to; null for a link that was used or expired. Changes nothing. */
export async function findUnconfirmedChange({ db, clock }: Needs, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('confirm_hash', '=', changeTokenHash(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/**
 * Moves an account to its new address by the link that was mailed there, once. Links that were mailed to the old address
 * choose no password and sign nobody in any more, and every session ends but the one that requested it. From now on the old
 * address has seven days to undo it.
 * @returns false for a link that is over, or an address that has an account by now
 */
export async function confirmEmailChange(
  services: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  token: string,
): Promise<boolean> {
  const now = services.clock.now();
  try {
    return await services.db.transaction().execute(async (trx) => {
      await lockOwner(trx, 'confirm_hash', token);
      const change = await trx
        .updateTable('email_changes')
        .set({ confirmed_at: now, expires_at: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS) })
        .where('confirm_hash', '=', changeTokenHash(token))
        .where('confirmed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['user_id', 'new_email', 'session_id', 'old_email_is'])
        .executeTakeFirst();
      if (!change) return false;
      const { user_id: userId, new_email: email } = change;
      await moveAccount(services, trx, { userId, email }, now);
      // A stranger at a mistyped address was mailed alerts, too; their links would return the account.
      if (change.old_email_is === 'unproven')
        await trx.deleteFrom('device_alerts').where('user_id', '=', userId).execute();
      await endOtherSessions(trx, userId, change.session_id, now);
      return true;
    });
  } catch (error) {
    // Another account has got the address meanwhile; the link stays unused.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
