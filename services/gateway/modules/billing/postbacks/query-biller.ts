import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { BillerEvent } from '../billers/biller.ts';
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
  const events = await billerOf(services, biller).eventsOf(orderId);
  for (const event of events) await ingestAnswer(services, biller, event, at);
  return events;
}
