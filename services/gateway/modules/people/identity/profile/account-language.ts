import type { Language } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transact.ts';
import { recipientLanguage, saveRecipientLanguage } from '../../../platform/mail/public.ts';
import { emailOf } from './email-of.ts';

/** The language that a person chose; null for none, and for an account that was deleted. */
export async function accountLanguage(db: Database, userId: string): Promise<Language | null> {
  const email = await emailOf(db, userId);
  return email === null ? null : recipientLanguage(db, email);
}

/** Stores the language of an account; null forgets it. @returns false when the account was deleted meanwhile */
export function saveAccountLanguage(db: Database, userId: string, language: Language | null): Promise<boolean> {
  return transact(db, async (trx) => {
    const email = await emailOf(trx, userId);
    if (email === null) return false;
    await saveRecipientLanguage(trx, email, language);
    return true;
  });
}
