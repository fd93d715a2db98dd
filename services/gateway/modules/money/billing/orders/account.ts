import { isLanguage } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import type { Order } from './order-repository.ts';
import { createBuyersAccount } from '../../../people/identity/public.ts';

/**
 * Makes the account of a signup that was paid (joining accepts the terms). Its email counts as unconfirmed until a
 * mailed link is followed. An account that is there already is never adopted: nothing of it changes.
 * @returns null when the email has an account, or the order has expired and its password is deleted
 */
export async function createAccount(db: Database, order: Order, now: Date): Promise<{ readonly id: string } | null> {
  const { email, password_hash, member_id } = order;
  if (email === null || password_hash === null) return null;
  const language = isLanguage(order.language) ? order.language : null;
  const account = { id: member_id, email, password_hash, welcome_browser_hash: order.browser_hash, language };
  return (await createBuyersAccount(db, account, now)) ? { id: member_id } : null;
}
