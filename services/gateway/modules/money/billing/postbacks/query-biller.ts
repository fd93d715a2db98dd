import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { Database } from '../../../../db/database.ts';
import type { BillerEvent, OrderReference } from '../billers/biller.ts';
import { ingestAnswer } from './inbox.ts';

/**
 * Fetches all events of an order from its biller and applies them; known events have no second effect.
 * @throws Error when the biller can't be reached
 */
export async function queryBiller(
  services: GatewayServices,
  biller: BillerId,
  orderId: string,
  at: Date,
): Promise<readonly BillerEvent[]> {
  const events = await billerOf(services, biller).eventsOf(await referenceOf(services.db, orderId));
  for (const event of events) await ingestAnswer(services, biller, event, at);
  return events;
}

async function referenceOf(db: Database, orderId: string): Promise<OrderReference> {
  const order = await db
    .selectFrom('billing_orders')
    .select(['created_at', 'paid_transaction_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const agreement = await db
    .selectFrom('billing_agreements')
    .select('token_transaction_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const transactionId = agreement?.token_transaction_id ?? order?.paid_transaction_id ?? null;
  return { orderId, openedAt: order?.created_at ?? null, transactionId };
}
