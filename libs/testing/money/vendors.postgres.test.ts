import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMoneyWorld } from './brands.ts';
import { rounds } from '../effort.ts';
import { DELIVERY_MODES } from './deliveries.ts';
import { playHistory } from './history.ts';
import { KNOWN_VENDOR_HISTORIES, VENDORS } from './known-vendor-histories.ts';
import { joining, whatFollows } from './random-steps.ts';
import { replayOf, runsOf } from './replay.ts';
import type { World } from './world.ts';

const STEPS = 12;
/** Ordinary runs play only a few, since a history of a vendor takes a second. */
const FULL = 10_000;
const PEOPLE = rounds(FULL) === FULL ? FULL : Math.ceil(rounds(FULL) / 200);
/** Worlds of each vendor: a history waits for the database for most of its time. */
const LANES = rounds(FULL) === FULL ? 2 : 1;
const HOURS_MS = 3_600_000;

type Lane = readonly [vendor: (typeof VENDORS)[number], lane: number];
const lanes = VENDORS.flatMap((vendor) => Array.from({ length: LANES }, (_, lane): Lane => [vendor, lane]));

const worlds = new Map<string, World>();
beforeAll(async () => {
  for (const [vendor, lane] of lanes) worlds.set(`${vendor} ${lane}`, await startMoneyWorld(vendor));
}, 10 * 60_000);
afterAll(async () => {
  for (const world of worlds.values()) await world.close();
});

describe.concurrent('money stays right through any history in the language of a vendor', () => {
  it.each(lanes)('%s, %i', { timeout: 24 * HOURS_MS }, async (vendor, lane) => {
    const replay = replayOf(vendor);
    const world = worlds.get(`${vendor} ${lane}`) as World;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DELIVERY_MODES),
        joining,
        whatFollows(STEPS, replay?.replayPath),
        async (mode, first, then) => {
          const steps = (function* chain() {
            yield* first;
            yield* then;
          })();
          expect((await playHistory(world, mode, steps)).comparisons).toBeGreaterThan(0);
        },
      ),
      { ...runsOf(Math.ceil(PEOPLE / LANES), lane), ...replay },
    );
  });
});

describe('money stays right in histories of a vendor that are known', () => {
  it.each(KNOWN_VENDOR_HISTORIES)('%s (%s, postbacks %s)', async (_name, vendor, mode, history) => {
    expect((await playHistory(worlds.get(`${vendor} 0`) as World, mode, history)).steps).toBe(history.length);
  });
});
