import type { Database } from '../../../db/database.ts';
import type { Order } from './order-repository.ts';

/**
 * The account of a signup that was paid: made now, by its email (joining accepts the terms). When somebody has that email
 * by now, theirs: what was paid must open for whom it was paid, and their password stays.
 */
export async function accountOf(db: Database, order: Order, now: Date): Promise<string> {
  const { email, password_hash, member_id } = order;
  if (email === null || password_hash === null) throw new Error(`Order ${order.id} names nobody.`);
  await db
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
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}
