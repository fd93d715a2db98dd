import { gemsGrantJob } from '@network/gateway/modules/wallet/gems-grant-job.ts';
import { billingJobs } from '@network/gateway/modules/billing/jobs/billing-jobs.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from './model/calendar.ts';
import { recordOf } from './record-of.ts';
import type { World } from './world.ts';

/** Moments around a renewal at which something may happen: the mail before it, the charge, its retries, the lapse. */
const AROUND_RENEWAL = [
  -12 * HOUR_MS,
  -HOUR_MS,
  0,
  MINUTE_MS,
  DAY_MS,
  3 * DAY_MS,
  6 * DAY_MS,
  7 * DAY_MS + MINUTE_MS,
] as const;
/** A Friday, 00:00 UTC. */
const A_FRIDAY = Date.UTC(2026, 0, 2);
const WEEK_MS = 7 * DAY_MS;

/** Lets time pass. The biller and the gateway's jobs work at every moment at which there may be something to do. */
export async function passTime(world: World, milliseconds: number): Promise<void> {
  const { clock } = world;
  const end = after(clock.now(), milliseconds);
  while (clock.now() < end) {
    clock.set(nextMoment(world, end).toISOString());
    await work(world);
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

/** Lets time pass while the gateway is away. */
export async function passTimeAway(world: World, milliseconds: number): Promise<void> {
  world.isGatewayAway = true;
  await passTime(world, milliseconds);
  world.isGatewayAway = false;
}

/** Until everything that happened has been told, or asked for, and every command has reached the biller. */
export async function settle(world: World): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    world.clock.advance(MINUTE_MS + 1_000);
    await work(world);
    await world.deliveries.arrive(true);
  }
}

/** What the biller and the gateway do at a moment. */
async function work(world: World): Promise<void> {
  const { clock, deliveries, gateway } = world;
  await world.letBillerWork();
  await deliveries.arrive();
  if (world.isGatewayAway) return;
  const now = clock.now();
  for (const job of billingJobs) await job.run(gateway.services, now);
  if ((now.getTime() - A_FRIDAY) % WEEK_MS === 0) await gemsGrantJob.run(gateway.services, now);
  await world.letBillerWork();
  await deliveries.arrive();
}

function nextMoment({ clock, biller, deliveries }: World, end: Date): Date {
  const now = clock.now();
  const weeks = Math.floor((now.getTime() - A_FRIDAY) / WEEK_MS) + 1;
  const renewals = recordOf(biller, now).agreements.filter(({ isRunning }) => isRunning);
  const moments = [
    ...renewals.flatMap(({ dueAt }) => AROUND_RENEWAL.map((offset) => after(dueAt, offset))),
    new Date(A_FRIDAY + weeks * WEEK_MS),
    deliveries.nextAt() ?? end,
    end,
  ];
  const coming = moments.filter((moment) => moment > now && moment <= end).map((moment) => moment.getTime());
  return new Date(Math.min(...coming));
}
