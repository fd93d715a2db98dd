import { BILLERS, type BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { ingestAnswer, isSettledEvent } from '../postbacks/inbox.ts';

/** Read again each time: clocks differ, and billers enter some events late. */
const OVERLAP_MS = 2 * 3_600_000;
/** More pages than this are no list but a fault. */
const MOST_PAGES = 10_000;

/**
 * Reads each biller's list of events since the last time that it was read completely, and takes in what is new. The mark
 * moves only after the last page, so that a failure in the middle leaves no gap.
 * @returns how many events were new
 */
export async function readEvents(services: GatewayServices, at: Date): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  // A run for a moment that has not come must not pass over what happens until then.
  const mark = at < now ? at : now;
  let taken = 0;
  for (const biller of BILLERS) {
    try {
      const since = await markOf(db, biller);
      taken += await readEventsSince(services, biller, new Date(since.getTime() - OVERLAP_MS), at);
      await moveMark(db, biller, mark);
    } catch (error) {
      log.warn({ err: error, biller }, 'events of the biller not read');
    }
  }
  return taken;
}

/**
 * Takes in all that a biller recorded since a moment, whatever was read before.
 * @returns how many events were new
 * @throws Error when the biller can't be reached, or its list has no end
 */
export async function readEventsSince(
  services: GatewayServices,
  biller: BillerId,
  since: Date,
  at: Date,
): Promise<number> {
  let taken = 0;
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { events, next } = await billerOf(services, biller).eventsSince(since, cursor);
    for (const event of events) if (await takeIn(services, biller, event, at)) taken += 1;
    if (next === null) return taken;
    cursor = next;
  }
  throw new Error(`The list of ${biller} has no end.`);
}

async function takeIn(services: GatewayServices, biller: BillerId, event: BillerEvent, at: Date): Promise<boolean> {
  if (await isSettledEvent(services.db, biller, event.id)) return false;
  await ingestAnswer(services, biller, event, at);
  return true;
}

/** The beginning of time for a biller that was never read. */
async function markOf(db: Database, biller: BillerId): Promise<Date> {
  const mark = await db
    .selectFrom('biller_event_marks')
    .select('complete_until')
    .where('biller', '=', biller)
    .executeTakeFirst();
  return mark?.complete_until ?? new Date(OVERLAP_MS);
}

async function moveMark(db: Database, biller: BillerId, complete_until: Date): Promise<void> {
  await db
    .insertInto('biller_event_marks')
    .values({ biller, complete_until })
    .onConflict((conflict) =>
      conflict
        .column('biller')
        .doUpdateSet({ complete_until })
        .where('biller_event_marks.complete_until', '<', complete_until),
    )
    .execute();
}
