import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transact.ts';
import { isDiscreetRecipient, saveDiscreetRecipient } from '../../../platform/mail/public.ts';
import { emailOf } from './email-of.ts';

/** Returns whether mails to a person have neutral subjects and senders; false for an account that was deleted. */
export async function hasDiscreetMails(db: Database, userId: string): Promise<boolean> {
  const email = await emailOf(db, userId);
  return email !== null && isDiscreetRecipient(db, email);
}

/** Makes mails to a person discreet or not. @returns false when the account was deleted meanwhile */
export function saveDiscreetMails(db: Database, userId: string, isDiscreet: boolean): Promise<boolean> {
  return transact(db, async (trx) => {
    const email = await emailOf(trx, userId);
    if (email === null) return false;
    await saveDiscreetRecipient(trx, email, isDiscreet);
    return true;
  });
}
