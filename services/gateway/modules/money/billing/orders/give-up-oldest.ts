import { MOST_OPEN_ORDERS } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { giveUpOrders, OPEN_STATUSES } from './end-open-orders.ts';

/**
 * Makes room for a new payment page of a signed-in person: gives up their oldest unpaid orders, so that with the new one no more
 * than `MOST_OPEN_ORDERS` are open. Gifts are not counted, since nobody wants a friend's page closed. An order whose
 * payment is being settled now is left to that transaction. The caller's transaction has locked the person.
 * @returns how many were given up
 */
export async function giveUpOldest(trx: Database, userId: string, now: Date): Promise<number> {
  const open = await trx
    .selectFrom('billing_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', 'hosted')
    .where('kind', '<>', 'gift')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const oldest = open.slice(MOST_OPEN_ORDERS - 1).map(({ id }) => id);
  if (oldest.length === 0) return 0;
  const free = await trx
    .selectFrom('billing_orders')
    .select('id')
    .where('id', 'in', oldest)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    // A settlement that waits for this person holds its order: waiting for it would be a deadlock.
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return giveUpOrders(
    trx,
    free.map(({ id }) => id),
    now,
  );
}
