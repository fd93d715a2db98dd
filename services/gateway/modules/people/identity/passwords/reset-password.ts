import { parseEmail } from '@network/validation/email.ts';
import type { Database } from '../../../../db/database.ts';
import { restoreBudget, spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { lockAccount, lockAtAddress } from '../accounts.ts';
import { markEmailConfirmed } from '../email-confirmation/confirm-email.ts';
import { endLeftOpen } from '../security/end-left-open.ts';
import { removeSignInMethods } from '../security/remove-sign-in-methods.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { isAcceptablePassword } from './guessable-passwords.ts';
import { issueReset } from './issue-reset.ts';
import { forgottenPath, resetPath, SIGNS_IN } from './reset-addresses.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/**
 * Mails a link to the account of that email, if there is one and it still has that email when the link is made. The result does not
 * reveal whether there is.
 * @param wanted the page that a sign-in was begun for, which is led to after the new password
 */
export async function mailReset(
  services: GatewayServices,
  email: string,
  tenantId: string,
  wanted: string | null = null,
): Promise<void> {
  const known = parseEmail(email);
  if (known === null) return;
  const user = await services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', known)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user || (await spendBudget(services, 'resetRequests', { account: user.id })) !== null) return;
  const account = { userId: user.id, email: known, tenantId };
  await services.db.transaction().execute(async (trx) => {
    if (await lockAtAddress(trx, account)) await queueReset(services, trx, account, wanted);
  });
}

/**
 * Mails a link to an account, whatever was mailed before. Give the transaction of what leads to it.
 * @param kind what the mail says that was asked for: a new password, or a code that an unconfirmed address is not sent
 */
export async function queueReset(
  { clock, randomBytes }: Pick<GatewayServices, 'clock' | 'randomBytes'>,
  trx: Database,
  { userId, email, tenantId }: Readonly<Record<'userId' | 'email' | 'tenantId', string>>,
  wanted: string | null = null,
  kind: 'passwordReset' | 'signInUnconfirmed' = 'passwordReset',
): Promise<void> {
  const now = clock.now();
  const token = await issueReset(trx, { userId, tenantId }, randomBytes(32), now);
  const more = kind === 'signInUnconfirmed' ? SIGNS_IN : null;
  const values = { link: resetPath(tenantId, token, wanted, more) };
  await queueMail(trx, { kind, to: email, tenant: tenantId, values, linkOn: 'api' }, now);
}

/** Returns whether a link would still choose a password. */
export async function isResetOpen(services: Pick<GatewayServices, 'db' | 'clock'>, token: string): Promise<boolean> {
  return (await ownerOfReset(services, token)) !== null;
}

/** The account that a link chooses a password of; null for none. */
export async function ownerOfReset({ db, clock }: Pick<GatewayServices, 'db' | 'clock'>, token: string) {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export type ResetResult = 'changed' | 'over' | 'newPasswordNotSecure' | 'confirmationDiffers';

/**
 * Sets a new password by a mailed link: the link and all others of the person are used up; every session and every open
 * order of the email ends, the email counts as confirmed, and the person is mailed. A refused password uses nothing up.
 */
export async function resetPassword(
  services: GatewayServices,
  request: { readonly token: string; readonly newPassword: string; readonly confirmation: string },
): Promise<ResetResult> {
  if (!(await isResetOpen(services, request.token))) return 'over';
  if (!isAcceptablePassword(request.newPassword)) return 'newPasswordNotSecure';
  if (request.newPassword !== request.confirmation) return 'confirmationDiffers';
  const next = await hashPassword(request.newPassword);
  const now = services.clock.now();
  const changed = await services.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', hashOfToken(request.token))
      .executeTakeFirst();
    // The account first, as whatever takes it back does.
    if (owner) await lockAccount(trx, owner.user_id, 'update');
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOfToken(request.token))
      .where('expires_at', '>', now)
      .returning(['user_id', 'tenant_id'])
      .executeTakeFirst();
    if (!used) return null;
    await trx.deleteFrom('password_resets').where('user_id', '=', used.user_id).execute();
    const { email, email_confirmed_at: confirmedAt } = await trx
      .updateTable('users')
      .set({ password_hash: next })
      .where('id', '=', used.user_id)
      .returning(['email', 'email_confirmed_at'])
      .executeTakeFirstOrThrow();
    await endAllSessions(trx, used.user_id, now);
    await services.endMailedLinks(trx, used.user_id);
    if (confirmedAt === null) {
      // The account may have been another person's until the address was confirmed.
      await removeSignInMethods(trx, used.user_id);
      await endLeftOpen(services, trx, used.user_id, now);
    }
    // The link came by mail: the address is theirs, and what others began with it ends.
    await markEmailConfirmed(trx, used.user_id, now);
    await services.claimEmail(trx, email, now);
    await mailPasswordChanged(trx, { email, tenantId: used.tenant_id }, now);
    return email;
  });
  if (changed === null) return 'over';
  // The account can be tried again at once.
  await restoreBudget(services, 'signInFailures', { account: changed });
  return 'changed';
}

/** Mails a person that their password was changed; pass the transaction that changes it. */
export async function mailPasswordChanged(
  db: GatewayServices['db'],
  person: { readonly email: string; readonly tenantId: string },
  now: Date,
): Promise<void> {
  const { email, tenantId } = person;
  const values = { date: now, link: forgottenPath(tenantId) };
  await queueMail(db, { kind: 'passwordChanged', to: email, tenant: tenantId, values, linkOn: 'api' }, now);
}
