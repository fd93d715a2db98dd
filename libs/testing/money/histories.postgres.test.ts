import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMoneyWorld } from './brands.ts';
import { rounds } from '../effort.ts';
import { DELIVERY_MODES, type DeliveryMode } from './deliveries.ts';
import { playHistory, type Step } from './history.ts';
import { replayOf, runsOf } from './replay.ts';
import { joining, whatFollows } from './random-steps.ts';
import type { World } from './world.ts';

const STEPS = 15;
/** Ordinary runs play a smaller share than other long tests do, since a history takes a third of a second. */
const PEOPLE = rounds(2_000) === 2_000 ? 2_000 : Math.ceil(rounds(2_000) / 50);
const HOURS_MS = 3_600_000;

const worlds = new Map<DeliveryMode, World>();
beforeAll(async () => {
  // One after another: connections to the database that wait for each other are given up after two seconds.
  for (const mode of DELIVERY_MODES) worlds.set(mode, await startMoneyWorld());
});
afterAll(async () => {
  for (const world of worlds.values()) await world.close();
});

// A history spends half of its time waiting for the database: a world for each way of postbacks uses that time.
describe.concurrent('money stays right through any history', () => {
  it.each(DELIVERY_MODES)('postbacks %s', { timeout: 12 * HOURS_MS }, async (mode) => {
    const replay = replayOf(mode);
    const world = worlds.get(mode) as World;
    await fc.assert(
      fc.asyncProperty(joining, whatFollows(STEPS, replay?.replayPath), async (first, then) => {
        expect((await playHistory(world, mode, chain(first, then))).comparisons).toBeGreaterThan(0);
      }),
      { ...runsOf(PEOPLE), ...replay },
    );
  });
});

function* chain(first: Iterable<Step>, then: Iterable<Step>): Iterable<Step> {
  yield* first;
  yield* then;
}
