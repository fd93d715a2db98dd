import { createHash } from 'node:crypto';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { queueMail } from '../../mail/public.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { requestLanguage } from '../../../http/language.ts';
import { accountLanguage } from '../profile/account-language.ts';
import { hasDiscreetMails } from '../profile/discreet-mails.ts';
import { confirmIdentity, type ProvenIdentity, type UnconfirmedReason } from '../security/confirm-identity.ts';

/** How long both links work: the one that confirms, and the one by which the owner of the old address refuses. */
const EMAIL_CHANGE_LIFE_MS = 7 * DAY_MS;

/** Of the pages behind the mailed links, at the gateway's public address. */
export const CONFIRM_CHANGE_PATH = '/email/change/confirm';
export const REFUSE_CHANGE_PATH = '/email/change/refuse';

/** The stored form of a token of a change. */
export const changeTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export type EmailChangeRefusal = UnconfirmedReason | 'EMAIL_INVALID' | 'EMAIL_UNCHANGED';

export interface EmailChangeRequest extends ProvenIdentity {
  /** The brand that mails. */
  readonly tenantId: string;
  readonly newEmail: string;
}

/**
 * Starts a change of email: the new address is mailed a link that confirms it, the old one a link that refuses it. Nothing
 * changes before the confirmation. An address that has an account gets a mail that says so instead, and the answer is the
 * same: it does not reveal who has an account (decision 0115). An earlier request that was not confirmed is withdrawn.
 * @returns the new address as it is stored, or why not
 */
export async function requestEmailChange(
  services: GatewayServices,
  request: EmailChangeRequest,
): Promise<{ readonly email: string } | EmailChangeRefusal> {
  const email = parseMemberEmail(request.newEmail, VIP_DOMAIN);
  if (email === null) return 'EMAIL_INVALID';
  const { userId, tenantId, sessionId } = request;
  const confirmed = await confirmIdentity(services, request);
  if (typeof confirmed === 'string') return confirmed;
  if (confirmed.email === email) return 'EMAIL_UNCHANGED';
  if ((await spendBudget(services, 'emailChanges', { account: userId })) !== null) return 'TOO_MANY_ATTEMPTS';
  const { db, clock, randomBytes } = services;
  const now = clock.now();
  const [confirmToken, refuseToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('email_changes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
    await trx
      .insertInto('email_changes')
      .values({
        confirm_hash: changeTokenHash(confirmToken),
        refuse_hash: changeTokenHash(refuseToken),
        user_id: userId,
        tenant_id: tenantId,
        session_id: sessionId,
        old_email: confirmed.email,
        new_email: email,
        requested_at: now,
        confirmed_at: null,
        expires_at: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS),
      })
      .execute();
    const link = (path: string, token: string) =>
      `${path}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
    const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    // The new address follows the choice for the old one before it has one.
    const isDiscreet = await hasDiscreetMails(trx, userId);
    const language = (await accountLanguage(trx, userId)) ?? requestLanguage();
    const about = { tenant: tenantId, linkOn: 'api', isDiscreet, language } as const;
    if (taken) {
      const values = { email, link: forgottenPath(tenantId) };
      await queueMail(trx, { ...about, kind: 'emailChangeTaken', to: email, values }, now);
    } else {
      const values = { email, link: link(CONFIRM_CHANGE_PATH, confirmToken) };
      await queueMail(trx, { ...about, kind: 'emailChangeConfirm', to: email, values }, now);
    }
    const values = { email, date: now, link: link(REFUSE_CHANGE_PATH, refuseToken) };
    await queueMail(trx, { ...about, kind: 'emailChangeRequested', to: confirmed.email, values }, now);
  });
  return { email };
}
