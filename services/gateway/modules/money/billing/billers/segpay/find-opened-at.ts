import type { Database } from '../../../../../db/database.ts';

/** When the page of an order at Segpay was opened; null for what is no order of ours. */
export async function findOpenedAt(db: Database, orderId: string): Promise<Date | null> {
  const order = await db
    .selectFrom('billing_orders')
    .select('created_at')
    .where('id', '=', orderId)
    .where('biller', '=', 'segpay')
    .executeTakeFirst();
  return order?.created_at ?? null;
}
