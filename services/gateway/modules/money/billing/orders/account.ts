import { isLanguage } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import type { Order } from './order-repository.ts';
import { createBuyersAccount } from '../../../people/identity/public.ts';

/** What opens an account that is made: its password, and the browser that goes in after its payment; null for none. */
export interface WayIn {
  readonly passwordHash: string | null;
  readonly browserHash: string | null;
}

/**
 * Makes the account of a signup (joining accepts the terms). Its email counts as unconfirmed until a mailed link is followed. An
 * account that is there already is never adopted: nothing of it changes.
 * @returns null when the email has an account, or there is no password, because the order has expired and its password is deleted
 */
export async function createAccount(
  db: Database,
  { email, member_id: id, language }: Order,
  { passwordHash, browserHash }: WayIn,
  now: Date,
): Promise<{ readonly id: string } | null> {
  if (email === null || passwordHash === null) return null;
  const account = {
    id,
    email,
    password_hash: passwordHash,
    welcome_browser_hash: browserHash,
    language: isLanguage(language) ? language : null,
  };
  return (await createBuyersAccount(db, account, now)) ? { id } : null;
}
