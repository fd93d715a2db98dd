import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { closeOrder } from '../orders/order-repository.ts';
import { askBiller } from '../postbacks/ask-biller.ts';
import { process } from '../postbacks/inbox.ts';
import { refuseOperation } from '../subscription/operations.ts';

/** What is younger may still be on its way by itself. */
const SETTLING_MS = 20_000;
/** A one-click payment of which the biller knows nothing after this was never begun. */
const ONE_CLICK_LIFE_MS = 60_000;
const MOST = 200;

/**
 * Asks billers about orders that no postback has settled, those first that were not asked about for longest, and gives up
 * one-click purchases of which there is nothing to know.
 */
export async function reconcileOrders(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const orders = await db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'channel', 'created_at'])
    .where('status', '=', 'pending')
    .where('created_at', '<', new Date(at.getTime() - SETTLING_MS))
    .orderBy(sql`reconciled_at nulls first`)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  let settled = 0;
  for (const order of orders) {
    await db.updateTable('billing_orders').set({ reconciled_at: at }).where('id', '=', order.id).execute();
    try {
      const events = await askBiller(services, order.biller, order.id, at);
      if (events.length > 0) {
        settled += 1;
        continue;
      }
      const isOver = at.getTime() - order.created_at.getTime() > ONE_CLICK_LIFE_MS;
      if (order.channel !== 'one-click' || !isOver) continue;
      if ((await billerOf(services, order.biller).endPage(order.id)) === 'open') continue;
      if (await closeOrder(db, order.id, 'abandoned', at)) settled += 1;
    } catch (error) {
      log.warn({ err: error, order: order.id, biller: order.biller }, 'order not reconciled');
    }
  }
  return settled;
}

/** Carries out postbacks that were written down and not done: early ones, failed ones, those of a gateway that was killed. */
export async function retryPostbacks(services: GatewayServices, at: Date): Promise<number> {
  const rows = await services.db
    .selectFrom('postbacks')
    .select('id')
    .where('status', 'in', ['received', 'waiting', 'failed'])
    .where('received_at', '<', new Date(at.getTime() - SETTLING_MS))
    .orderBy('received_at')
    .limit(MOST)
    .execute();
  let done = 0;
  for (const { id } of rows) if ((await process(services, id, at)) === 'processed') done += 1;
  return done;
}

/** Finds out what became of cancellations and reactivations whose answer was lost. */
export async function reconcileOperations(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const operations = await db
    .selectFrom('billing_operations as operation')
    .innerJoin('billing_agreements as agreement', 'agreement.subscription_id', 'operation.subscription_id')
    .select(['operation.id', 'agreement.id as agreement_id', 'agreement.biller'])
    .where('operation.status', '=', 'pending')
    .where('operation.created_at', '<', new Date(at.getTime() - SETTLING_MS))
    .where('agreement.replaced_at', 'is', null)
    .limit(MOST)
    .execute();
  let settled = 0;
  for (const { id, agreement_id, biller } of operations) {
    try {
      const events = await askBiller(services, biller, agreement_id, at);
      if (!events.some(({ reference }) => reference === id)) await refuseOperation(db, id, at);
      settled += 1;
    } catch (error) {
      log.warn({ err: error, operation: id }, 'operation not reconciled');
    }
  }
  return settled;
}
