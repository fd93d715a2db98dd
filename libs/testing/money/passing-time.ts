import { gemsGrantJob } from '@network/gateway/modules/money/membership/testing/public.ts';
import { nextGemsGrant } from '@network/lifecycle/gems/gems.ts';
import { billingJobs, startGiftsJob } from '@network/gateway/modules/money/billing/testing/public.ts';
import { deliverGiftsJob } from '@network/gateway/modules/money/gifts/testing/public.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from './model/calendar.ts';
import { recordOf } from './record-of.ts';
import type { World } from './world.ts';

/** Times around a renewal at which something may happen: the charge, an hour ahead, and what follows from it. */
const AROUND_CHARGE = [-HOUR_MS, MINUTE_MS - HOUR_MS] as const;
/**
 * The times around retries of a renewal that failed an hour ahead: the gateway has it tried again, and after a week the
 * membership lapses.
 */
const AROUND_RETRIES = [
  ...[1, 3, 5].map((days) => days * DAY_MS - HOUR_MS + MINUTE_MS),
  7 * DAY_MS - 2 * HOUR_MS + MINUTE_MS,
  7 * DAY_MS + MINUTE_MS,
] as const;
/** A command may follow from an event, and an event from a command: three rounds of the jobs see it through. */
const MOST_ROUNDS = 3;
/** What the gateway does every few minutes. */
const JOBS = [...billingJobs, deliverGiftsJob, startGiftsJob];
/**
 * Counted by the jobs whether or not anything was new: agreements that were compared, people with gifts that have not
 * begun.
 */
const COMPARED = ['agreements', 'people'];

/** Lets time pass. The biller and the gateway's jobs work whenever there may be something to do. */
export async function passTime(world: World, milliseconds: number): Promise<void> {
  const { clock } = world;
  const end = after(clock.now(), milliseconds);
  const nextJobs = after(clock.now(), MINUTE_MS);
  while (clock.now() < end) {
    const nextGrant = nextGemsGrant(clock.now());
    const limit = clock.now() < nextJobs && nextJobs < end ? nextJobs : end;
    const isRead = await hasReadAll(world);
    const nextExtract = isRead ? null : after(clock.now(), DAY_MS - 4 * HOUR_MS);
    const moment = nextMoment(world, earlierOf(earlierOf(limit, nextExtract), await nextReturn(world)));
    if (isRead) await readNothing(world, moment);
    if (nextGrant < moment) {
      clock.set(nextGrant.toISOString());
      if (!world.isGatewayAway) await gemsGrantJob.run(world.gateway.services, nextGrant);
    } else {
      clock.set(moment.toISOString());
      await work(world);
    }
  }
}

/** Lets time pass until shortly before the biller charges next; a day where it charges nothing any more. */
export async function passTimeUntilAlmostDue(world: World, before: number): Promise<void> {
  const now = world.clock.now();
  const due = recordOf(world.biller, now)
    .agreements.filter(({ isRunning }) => isRunning)
    .map(({ dueAt }) => dueAt.getTime() - before - now.getTime())
    .filter((wait) => wait > 0);
  await passTime(world, due.length === 0 ? DAY_MS : Math.min(...due));
}

/** Lets time pass while the gateway is down. */
export async function passTimeAway(world: World, milliseconds: number): Promise<void> {
  world.isGatewayAway = true;
  await passTime(world, milliseconds);
  world.isGatewayAway = false;
}

/** Runs until every event has arrived or been read from the biller, and every command has reached it. */
export async function settle(world: World): Promise<void> {
  const { clock } = world;
  if (clock.now() < world.billerAwayUntil)
    await passTime(world, world.billerAwayUntil.getTime() - clock.now().getTime());
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // CCBill lists what happened once an hour.
    world.clock.advance((world.paysBy === 'ccbill' ? HOUR_MS : MINUTE_MS) + 1_000);
    const hasChanged = await work(world);
    const hasArrived = await world.deliveries.arrive(true);
    if (!hasChanged && !hasArrived) return;
  }
}

/**
 * What the biller and the gateway do at a given time.
 * @returns whether there was anything to do
 */
async function work(world: World): Promise<boolean> {
  const { clock, deliveries, gateway, biller } = world;
  const before = biller.journal.length;
  await world.letBillerWork();
  let hasArrived = await deliveries.arrive();
  if (world.isGatewayAway) return true;
  let hasChanged = false;
  for (const job of JOBS) {
    const counts = Object.entries(await job.run(gateway.services, clock.now()));
    hasChanged = counts.some(([what, count]) => count > 0 && !COMPARED.includes(what)) || hasChanged;
  }
  await world.letBillerWork();
  hasArrived = (await deliveries.arrive()) || hasArrived;
  return hasChanged || hasArrived || biller.journal.length > before;
}

/** When the next payment that nobody has confirmed goes back, and its renewals with it. */
async function nextReturn({ clock, gateway }: World): Promise<Date | null> {
  const next = await gateway.services.db
    .selectFrom('billing_orders')
    .select('confirm_by')
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '>', clock.now())
    .orderBy('confirm_by')
    .limit(1)
    .executeTakeFirst();
  return next?.confirm_by ?? null;
}

/**
 * Whether nothing is left to be read of a biller's list. An extract of CCBill covers a day, so nothing but reading it
 * every day makes up for its webhooks; other lists are read whole at any time.
 */
async function hasReadAll({ paysBy, biller, gateway, clock, ...world }: World): Promise<boolean> {
  if (paysBy !== 'ccbill') return true;
  const last = biller.journal.at(-1);
  if (world.isGatewayAway || clock.now() < world.billerAwayUntil) return false;
  if (last === undefined) return true;
  const read = await gateway.services.db
    .selectFrom('biller_event_marks')
    .select('complete_until')
    .where('biller', '=', paysBy)
    .where('complete_until', '>', after(new Date(last.at), HOUR_MS))
    .executeTakeFirst();
  return read !== undefined;
}

/** Moves the mark of CCBill's extracts as one empty extract after the other would: in a year there are many. */
async function readNothing({ paysBy, gateway }: World, until: Date): Promise<void> {
  if (paysBy !== 'ccbill') return;
  const complete_until = after(until, -HOUR_MS);
  await gateway.services.db
    .updateTable('biller_event_marks')
    .set({ complete_until })
    .where('biller', '=', paysBy)
    .where('complete_until', '<', complete_until)
    .execute();
}

const earlierOf = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

function nextMoment({ clock, biller, deliveries, billerAwayUntil }: World, end: Date): Date {
  const now = clock.now();
  const moments = recordOf(biller, now)
    .agreements.filter(({ isRunning }) => isRunning)
    .flatMap(({ dueAt, isFailing }) =>
      (isFailing ? AROUND_RETRIES : AROUND_CHARGE).map((offset) => after(dueAt, offset).getTime()),
    );
  const arrival = deliveries.nextAt()?.getTime() ?? Infinity;
  // The jobs of each minute find the biller again.
  const isBack = billerAwayUntil.getTime() + MINUTE_MS;
  return new Date(Math.min(end.getTime(), ...[arrival, isBack, ...moments].filter((moment) => moment > now.getTime())));
}
