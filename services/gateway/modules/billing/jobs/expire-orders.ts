import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { OPEN_STATUSES } from '../orders/end-open-orders.ts';
import { closeOrder } from '../orders/order-repository.ts';
import { PAGE_LIFE_MS } from '../orders/outdated-credit.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { accountRows } from '../../identity/public.ts';

const MOST = 200;

/**
 * Expires orders whose payment page is a day old, or whose email has got its account from another order since they were
 * opened: payments on the page are applied first, then the page is closed at the biller and the order expires. An
 * unreachable biller delays it, and no order of another one. A page that its biller can't close expires all the same: a later payment is
 * refunded where its price is out of date, or waits for the owner of the account.
 * @returns how many expired
 */
export async function expireOrders(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const orders = await db
    .selectFrom('billing_orders')
    .select(['id', 'biller'])
    .where('channel', '=', 'hosted')
    .where('status', 'in', OPEN_STATUSES)
    .where((where) =>
      where.or([
        where('created_at', '<', new Date(at.getTime() - PAGE_LIFE_MS)),
        where.exists(
          where
            .selectFrom(accountRows(db).as('users'))
            .select('users.id')
            .whereRef('users.email', '=', 'billing_orders.email')
            .whereRef('users.created_at', '>', 'billing_orders.created_at'),
        ),
      ]),
    )
    .orderBy(turnOfBiller('biller', sql`compared_at nulls first, created_at`))
    .orderBy(sql`compared_at nulls first`)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  let expired = 0;
  const silent = new SilentBillers();
  for (const { id, biller } of orders) {
    if (silent.has(biller)) continue;
    await db.updateTable('billing_orders').set({ compared_at: at }).where('id', '=', id).execute();
    try {
      await queryBiller(services, biller, id, at);
      // Paid between the two questions: the page says so.
      if ((await billerOf(services, biller).endPage(id)) === 'open') await queryBiller(services, biller, id, at);
      if (await closeOrder(db, id, 'abandoned', at)) expired += 1;
    } catch (error) {
      silent.note(biller, error);
      log.warn({ err: error, order: id, biller }, 'order not expired');
    }
  }
  return expired;
}
