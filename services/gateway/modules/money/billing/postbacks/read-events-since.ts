import type { BillerId } from '@network/tenant/constants.ts';
import { countEachAlone, PartsFailed } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { ingestAnswer, isSettledEvent } from './inbox.ts';

/** A list with more pages is a fault. */
const MOST_PAGES = 10_000;

/**
 * Takes in all that a biller recorded since an instant, whatever was read before.
 * @returns how many events were new, and up to when nothing is left to be read
 * @throws PartsFailed when an event could not be taken in, once the others were
 * @throws Error when the biller can't be reached, or its list has no end
 */
export async function readEventsSince(
  services: GatewayServices,
  biller: BillerId,
  since: Date,
  at: Date,
): Promise<{ readonly taken: number; readonly completeUntil: Date }> {
  let taken = 0;
  let failed = 0;
  const about = ({ orderId }: BillerEvent) => ({ order: orderId, biller });
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { events, next, completeUntil = at } = await billerOf(services, biller).eventsSince(since, cursor);
    try {
      taken += await countEachAlone(services, events, about, (event) => takeIn(services, biller, event, at));
    } catch (error) {
      if (!(error instanceof PartsFailed)) throw error;
      failed += 1;
    }
    if (next === null && failed > 0) throw new PartsFailed(failed, page + 1);
    if (next === null) return { taken, completeUntil };
    cursor = next;
  }
  throw new Error(`The list of ${biller} has no end.`);
}

async function takeIn(services: GatewayServices, biller: BillerId, event: BillerEvent, at: Date): Promise<boolean> {
  if (await isSettledEvent(services.db, biller, event)) return false;
  await ingestAnswer(services, biller, event, at);
  return true;
}
