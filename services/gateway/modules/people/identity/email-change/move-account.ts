import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { markEmailConfirmed } from '../email-confirmation/confirm-email.ts';
import { accountLanguage, saveAccountLanguage } from '../profile/account-language.ts';
import { hasDiscreetMails, saveDiscreetMails } from '../profile/discreet-mails.ts';
import { confirmedEmailOf } from '../profile/email-of.ts';
import { forgetFormerEmail, rememberFormerEmail } from './former-emails.ts';

/** An account, its new address, and whose that of before is. */
interface Move {
  readonly userId: string;
  readonly email: string;
  /** The address was the owner's as well, if somebody proved it. What came from there then stays theirs. */
  readonly isFormerTheirs: boolean;
}

/**
 * Gives an account an address that its owner proved. Links that were mailed to the address of before are over, and so is what
 * others began with the new one.
 */
export async function moveAccount(
  { claimEmail, endMailedLinks }: Pick<GatewayServices, 'claimEmail' | 'endMailedLinks'>,
  trx: Database,
  { userId, email, isFormerTheirs }: Move,
  now: Date,
): Promise<void> {
  const former = isFormerTheirs ? await confirmedEmailOf(trx, userId) : null;
  const isDiscreet = await hasDiscreetMails(trx, userId);
  const language = await accountLanguage(trx, userId);
  await saveDiscreetMails(trx, userId, false);
  await saveAccountLanguage(trx, userId, null);
  await trx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', userId).execute();
  if (former !== null) await rememberFormerEmail(trx, { userId, email: former }, now);
  await forgetFormerEmail(trx, { userId, email });
  await saveDiscreetMails(trx, userId, isDiscreet);
  await saveAccountLanguage(trx, userId, language);
  await markEmailConfirmed(trx, userId, now);
  for (const table of ['password_resets', 'sign_in_links'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await endMailedLinks(trx, userId);
  await claimEmail(trx, email, now);
}
