import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { markEmailConfirmed } from '../email-confirmation/confirm-email.ts';
import { mailReset } from '../passwords/reset-password.ts';
import { unusablePasswordHash } from '../passwords/take-account.ts';
import { accountLanguage, saveAccountLanguage } from '../profile/account-language.ts';
import { hasDiscreetMails, saveDiscreetMails } from '../profile/discreet-mails.ts';
import { shutOut } from '../security/shut-out.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
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
        .returning(['user_id', 'new_email', 'session_id'])
        .executeTakeFirst();
      if (!change) return false;
      await moveAccount(trx, change.user_id, change.new_email, now);
      await services.claimEmail(trx, change.new_email, now);
      await endOtherSessions(trx, change.user_id, change.session_id, now);
      return true;
    });
  } catch (error) {
    // Another account has got the address meanwhile; the link stays unused.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whether the link of the old address still refuses a change. */
export async function isRefusable({ db, clock }: Needs, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('refuse_hash', '=', changeTokenHash(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Refuses a change by the link that was mailed to the old address, before or after its confirmation: the account has its
 * old address again, also when it was moved on or back since, everybody is shut out of it, and the old address is mailed a link
 * that chooses a new password.
 * @returns whether the link was valid
 */
export async function refuseEmailChange(services: GatewayServices, token: string): Promise<boolean> {
  if (!(await isRefusable(services, token))) return false;
  const passwordHash = await unusablePasswordHash();
  const refuse = () => services.db.transaction().execute((trx) => returnAccount(services, trx, token, passwordHash));
  // Somebody joined with the old address between two statements: the second time they are found there.
  const refused = await refuse().catch((error: unknown) => {
    if (isUniqueViolation(error)) return refuse();
    throw error;
  });
  if (refused === null) return false;
  services.log.info('a change of email was refused by the link that was mailed to the old address');
  // Somebody joined with the old address meanwhile: the account is locked, and support returns it.
  if (refused.isTaken)
    services.log.error('the old address of a refused change has another account: a person must look');
  await mailReset(services, refused.email, refused.tenantId);
  return true;
}

async function returnAccount({ clock }: Needs, trx: Database, token: string, passwordHash: string) {
  const now = clock.now();
  await lockOwner(trx, 'refuse_hash', token);
  const change = await trx
    .deleteFrom('email_changes')
    .where('refuse_hash', '=', changeTokenHash(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'tenant_id', 'old_email', 'requested_at'])
    .executeTakeFirst();
  if (!change) return null;
  const { requested_at: since } = change;
  const { user_id: userId, old_email: email, tenant_id: tenantId } = change;
  const owner = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!owner) await moveAccount(trx, userId, email, now);
  // Whatever was requested with the same password since. An earlier change is another owner's to undo: whoever took the account
  // by it must not end that by a change of their own, from one address of theirs to the next.
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).where('requested_at', '>=', since).execute();
  await shutOut(trx, userId, passwordHash, now);
  return { email, tenantId, isTaken: owner !== undefined && owner.id !== userId };
}

/**
 * Locks the account that a change is about before the change itself, as whatever else is done about a person does: so that
 * two links of one account wait for each other instead of each holding what the other one needs.
 */
async function lockOwner(trx: Database, link: 'confirm_hash' | 'refuse_hash', token: string): Promise<void> {
  const own = trx.selectFrom('email_changes').select('user_id').where(link, '=', changeTokenHash(token));
  const row = await own.executeTakeFirst();
  if (row) await lockAccount(trx, row.user_id, 'update');
}

/** Gives an account an address that its owner proved; links that were mailed to the address of before are over. */
async function moveAccount(trx: Database, userId: string, email: string, now: Date): Promise<void> {
  const isDiscreet = await hasDiscreetMails(trx, userId);
  const language = await accountLanguage(trx, userId);
  await saveDiscreetMails(trx, userId, false);
  await saveAccountLanguage(trx, userId, null);
  await trx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', userId).execute();
  await saveDiscreetMails(trx, userId, isDiscreet);
  await saveAccountLanguage(trx, userId, language);
  await markEmailConfirmed(trx, userId, now);
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sign_in_links').where('user_id', '=', userId).execute();
}
