import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { eachAlone, PartsFailed } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { readEventsSince } from '../postbacks/read-events-since.ts';
import { OVERLAP_MS } from './late-reports.ts';

/**
 * Reads each biller's list of events since the last time that it was read completely, and takes in what is new. The mark
 * moves only after the last page, so that a failure in the middle leaves no gap.
 * @returns how many events were new
 * @throws PartsFailed in the end, where an event could not be taken in: the mark of its biller stands still. One that is away is a warning
 */
export async function readEvents(services: GatewayServices, at: Date): Promise<number> {
  // Whatever instant the run is for: a mark in the future would pass over what happens until then.
  const now = services.clock.now();
  const asOf = at > now ? at : now;
  const { billers } = services.config;
  const about = (biller: BillerId) => ({ biller });
  const taken = await eachAlone(services, billers, about, (biller) => readList(services, biller, now, asOf));
  return taken.reduce((sum, each) => sum + each, 0);
}

async function readList(services: GatewayServices, biller: BillerId, now: Date, asOf: Date): Promise<number> {
  const { db, log } = services;
  const mark = await markOf(db, biller, now);
  const since = new Date(mark.getTime() - OVERLAP_MS);
  const read = await readEventsSince(services, biller, since, asOf).catch((error: unknown) => {
    if (error instanceof PartsFailed) throw error;
    log.warn({ err: error, biller }, 'events of the biller not read');
    return null;
  });
  if (read === null) return 0;
  if (read.completeUntil > mark) await setMark(db, biller, read.completeUntil < now ? read.completeUntil : now);
  return read.taken;
}

/** The beginning of time for a biller that was never read, or whose mark a wrong clock has put into the future. */
async function markOf(db: Database, biller: BillerId, now: Date): Promise<Date> {
  return (await eventsReadUntil(db, biller, now)) ?? new Date(OVERLAP_MS);
}

/** Up to when a biller's list was read completely; null for one that was never read, or by a wrong clock. */
export async function eventsReadUntil(db: Database, biller: BillerId, now: Date): Promise<Date | null> {
  const mark = await db
    .selectFrom('biller_event_marks')
    .select('complete_until')
    .where('biller', '=', biller)
    .where('complete_until', '<=', now)
    .executeTakeFirst();
  return mark?.complete_until ?? null;
}

async function setMark(db: Database, biller: BillerId, complete_until: Date): Promise<void> {
  await db
    .insertInto('biller_event_marks')
    .values({ biller, complete_until })
    .onConflict((conflict) => conflict.column('biller').doUpdateSet({ complete_until }))
    .execute();
}
