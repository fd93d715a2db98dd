import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { OPEN_STATUSES } from '../orders/end-open-orders.ts';
import { closeOrder } from '../orders/order-repository.ts';
import { PAGE_LIFE_MS } from '../orders/page-life.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import type { BillingOrdersTable } from '../orders/order-tables.ts';
import { accountRows } from '../../../people/identity/public.ts';
import { mayBeReportedLate } from './late-reports.ts';
import { eventsReadUntil } from './read-events.ts';

const MOST = 200;

type OpenOrder = Pick<Selectable<BillingOrdersTable>, 'id' | 'biller' | 'created_at'>;

/**
 * Expires orders whose payment page is a day old, or whose email has got its account from another order since they were
 * opened: the page is closed at the biller, payments on it are applied, and then the order expires. An unreachable biller delays
 * it, and no order of another one. A page that its biller can't close expires later, when a payment of its last minutes would be
 * known; what is paid after that is refunded where its price is out of date, or waits for the owner of the account.
 * @returns how many expired
 */
export async function expireOrders(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  let expired = 0;
  const silent = new SilentBillers();
  for (const order of await ordersToExpire(db, at)) {
    const { id, biller } = order;
    if (silent.has(biller)) continue;
    const compared = db.updateTable('billing_orders').set({ compared_at: at }).where('id', '=', id);
    try {
      const page = await billerOf(services, biller).endPage(id);
      // It is compared in its turn meanwhile (compare-orders.ts).
      if (page === 'open' && (await mayBeUnknown(services, order, at))) continue;
      await compared.execute();
      await queryBiller(services, biller, id, at);
      if (await closeOrder(db, id, 'abandoned', at)) expired += 1;
    } catch (error) {
      // Whatever fails gives way to the others in the next run.
      await compared.execute();
      silent.note(biller, error);
      log.warn({ err: error, order: id, biller }, 'order not expired');
    }
  }
  return expired;
}

function ordersToExpire(db: Database, at: Date): Promise<OpenOrder[]> {
  return db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'created_at'])
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
}

/** Returns whether a payment of an order's last minutes may still be unknown. */
async function mayBeUnknown({ db, clock }: GatewayServices, order: OpenOrder, at: Date): Promise<boolean> {
  const readUntil = await eventsReadUntil(db, order.biller, clock.now());
  return mayBeReportedLate({ openedAt: order.created_at, readUntil }, at);
}
