import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { closeOrder } from '../orders/order-repository.ts';
import { askBiller } from '../postbacks/ask-biller.ts';
import { process } from '../postbacks/inbox.ts';
import { refuseOperation } from '../subscription/operations.ts';

/** What is younger may still be on its way by itself. */
const SETTLING_MS = 20_000;
/** A payment page may be paid for a day. */
const HOSTED_LIFE_MS = 24 * 3_600_000;
/** A one-click payment of which the biller knows nothing after this was never begun. */
const ONE_CLICK_LIFE_MS = 60_000;
const MOST = 200;

/** Asks billers about orders that no postback has settled, and gives up those of which there is nothing to know. */
export async function reconcileOrders(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const orders = await db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'channel', 'created_at'])
    .where('status', '=', 'pending')
    .where('created_at', '<', new Date(at.getTime() - SETTLING_MS))
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  let settled = 0;
  for (const order of orders) {
    try {
      const events = await askBiller(services, order.biller, order.id, at);
      const age = at.getTime() - order.created_at.getTime();
      const life = order.channel === 'hosted' ? HOSTED_LIFE_MS : ONE_CLICK_LIFE_MS;
      if (events.length > 0) {
        settled += 1;
        continue;
      }
      if (age <= life || (await billerOf(services, order.biller).endPage(order.id)) === 'open') continue;
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
