import type { Database } from '../../../db/database.ts';
import type { Order } from './order-repository.ts';

/**
 * Makes the account of a signup that was paid (joining accepts the terms). Its email counts as unconfirmed until a mailed
 * link is followed. An account that is there already is never adopted: nothing of it changes.
 * @returns null when the email has an account, or the order has been given up and with it the password
 */
export async function createAccount(db: Database, order: Order, now: Date): Promise<{ readonly id: string } | null> {
  const { email, password_hash, member_id } = order;
  if (email === null || password_hash === null) return null;
  const created = await db
    .insertInto('users')
    .values({
      id: member_id,
      email,
      password_hash,
      display_name: null,
      created_at: now,
      disabled_at: null,
      ab_test_variant: null,
      terms_accepted_at: now,
      relationship_status: null,
      relationship_role: null,
      welcome_browser_hash: order.browser_hash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created ?? null;
}
