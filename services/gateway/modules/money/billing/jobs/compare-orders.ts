import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { closeOrder } from '../orders/order-repository.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import type { BillingOrdersTable } from '../orders/order-tables.ts';

/** Younger ones may still arrive without our doing. */
const SETTLING_MS = 20_000;
/**
 * A one-click payment without an event at the biller counts as never begun after the first time, and as ended after the
 * second.
 */
const SILENT_LIFE_MS = 60_000;
const ONE_CLICK_LIFE_MS = 24 * 3_600_000;
/** Orders of one run: as many that were never compared as that were. */
const MOST = 100;

type OpenOrder = Pick<Selectable<BillingOrdersTable>, 'id' | 'biller' | 'channel' | 'created_at'>;

/**
 * Compares open orders, pending and declined ones alike, with the biller's record, and gives up one-click payments that
 * were never begun. Each run takes those of each biller that wait longest, so that none is starved by any number of
 * others.
 * @returns how many are settled now
 */
export async function compareOrders(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  let settled = 0;
  const silent = new SilentBillers();
  for (const order of [...(await openOrders(db, at, 'new')), ...(await openOrders(db, at, 'compared'))]) {
    if (silent.has(order.biller)) continue;
    await db.updateTable('billing_orders').set({ compared_at: at }).where('id', '=', order.id).execute();
    try {
      if (await compareOrder(services, order, at)) settled += 1;
    } catch (error) {
      silent.note(order.biller, error);
      log.warn({ err: error, order: order.id, biller: order.biller }, 'order not compared with the biller');
    }
  }
  return settled;
}

function openOrders(db: Database, at: Date, which: 'new' | 'compared'): Promise<OpenOrder[]> {
  return db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'channel', 'created_at'])
    .where('status', 'in', ['pending', 'declined'])
    .where('created_at', '<', new Date(at.getTime() - SETTLING_MS))
    .where('compared_at', which === 'new' ? 'is' : 'is not', null)
    .orderBy(turnOfBiller('biller', sql`compared_at, created_at`))
    .orderBy('compared_at')
    .orderBy('created_at')
    .limit(MOST)
    .execute();
}

async function compareOrder(services: GatewayServices, order: OpenOrder, at: Date): Promise<boolean> {
  const { db } = services;
  const before = await statusOf(db, order.id);
  const events = await queryBiller(services, order.biller, order.id, at);
  const after = await statusOf(db, order.id);
  if (after !== 'pending' && after !== 'declined') return true;
  // Pages are closed by expireOrders.
  if (order.channel === 'hosted') return after !== before;
  const age = at.getTime() - order.created_at.getTime();
  if (age <= (events.length === 0 ? SILENT_LIFE_MS : ONE_CLICK_LIFE_MS)) return after !== before;
  const isOpen = (await billerOf(services, order.biller).endPage(order.id)) === 'open';
  // A biller that closes nothing always says so: after a day a charge would be one too many, as on a page.
  if (isOpen && age <= ONE_CLICK_LIFE_MS) return false;
  return closeOrder(db, order.id, 'abandoned', at);
}

async function statusOf(db: Database, id: string): Promise<BillingOrdersTable['status']> {
  const { status } = await db
    .selectFrom('billing_orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
