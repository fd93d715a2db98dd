import type { Database } from '../../../db/database.ts';
import type { OrderCommandsTable } from '../tables.ts';

/** Has the biller do something about an order, after this transaction and once. */
export async function commandOrder(
  db: Database,
  orderId: string,
  kind: OrderCommandsTable['kind'],
  now: Date,
): Promise<void> {
  await db
    .insertInto('order_commands')
    .values({ order_id: orderId, kind, created_at: now, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
