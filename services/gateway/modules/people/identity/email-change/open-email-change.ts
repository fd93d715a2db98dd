import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Language } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import { requestLanguage } from '../../../../http/language.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { findAccount } from '../accounts.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { accountLanguage } from '../profile/account-language.ts';
import { hasDiscreetMails } from '../profile/discreet-mails.ts';
import type { OldEmailIs } from './tables.ts';
import { NO_SESSION } from './withdraw-changes.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/**
 * The time for which both links work: the one that confirms, and the one by which the owner of the old address refuses.
 * The second one works as long again from the confirmation on.
 */
export const EMAIL_CHANGE_LIFE_MS = 7 * DAY_MS;

/** The paths of the pages behind the mailed links, at the gateway's public address. */
export const CONFIRM_CHANGE_PATH = '/email/change/confirm';
export const REFUSE_CHANGE_PATH = '/email/change/refuse';

export interface OpenedChange {
  readonly oldEmailIs: OldEmailIs;
  /** Path of the page by which the owner of the old address refuses the change. */
  readonly refuseLink: string;
  /** The values with which mails about it are sent. */
  readonly about: {
    readonly tenant: string;
    readonly linkOn: 'api';
    readonly isDiscreet: boolean;
    readonly language: Language;
  };
}

/**
 * Opens a change of email and mails the new address: a link that confirms it, or that it has an account already. An earlier
 * change that was not confirmed is withdrawn. Give the transaction that it belongs to, in which the account is locked first.
 */
export async function openEmailChange(
  { clock, randomBytes }: Pick<GatewayServices, 'clock' | 'randomBytes'>,
  trx: Database,
  change: Readonly<Record<'userId' | 'tenantId' | 'oldEmail' | 'newEmail', string>> & {
    /** The session that asked, which stays after the confirmation; null where support asks, and every one ends. */
    readonly sessionId: string | null;
    /** Support found that the old address is that of a person who took the account. */
    readonly isStolen?: boolean;
  },
): Promise<OpenedChange> {
  const { userId, tenantId, newEmail: email } = change;
  const now = clock.now();
  const [confirmToken, refuseToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    // A person who has taken the account must not withdraw by their own change what takes it from them.
    .$if(change.sessionId !== null, (query) => query.where('old_email_is', 'is distinct from', 'foreign'))
    .execute();
  const oldEmailIs = change.isStolen === true ? 'foreign' : await whoseOldEmail(trx, userId);
  await trx
    .insertInto('email_changes')
    .values({
      confirm_hash: hashOfToken(confirmToken),
      refuse_hash: hashOfToken(refuseToken),
      user_id: userId,
      tenant_id: tenantId,
      session_id: change.sessionId ?? NO_SESSION,
      old_email: change.oldEmail,
      old_email_is: oldEmailIs,
      new_email: email,
      requested_at: now,
      confirmed_at: null,
      expires_at: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS),
    })
    .execute();
  const link = (path: string, token: string) => `${path}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
  const holder = await findAccount(trx, email);
  // An unconfirmed account may give way to the owner of a stolen one, once they follow the link.
  const isTaken = holder !== null && (holder.isEmailConfirmed || oldEmailIs !== 'foreign');
  // The new address follows the choice for the old one before it has one.
  const isDiscreet = await hasDiscreetMails(trx, userId);
  const language = (await accountLanguage(trx, userId)) ?? requestLanguage();
  const about = { tenant: tenantId, linkOn: 'api', isDiscreet, language } as const;
  if (isTaken) {
    const values = { email, link: forgottenPath(tenantId) };
    await queueMail(trx, { ...about, kind: 'emailChangeTaken', to: email, values }, now);
  } else {
    const values = { email, link: link(CONFIRM_CHANGE_PATH, confirmToken) };
    await queueMail(trx, { ...about, kind: 'emailChangeConfirm', to: email, values }, now);
  }
  return { refuseLink: link(REFUSE_CHANGE_PATH, refuseToken), about, oldEmailIs };
}

/** Returns who owns the address of an account, by whether somebody has confirmed it. */
async function whoseOldEmail(trx: Database, userId: string): Promise<OldEmailIs> {
  const row = await trx
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.email_confirmed_at === null ? 'unproven' : 'proven';
}
