import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMoneyWorld } from './brands.ts';
import { rounds } from '../effort.ts';
import { DELIVERY_MODES } from './deliveries.ts';
import { playHistory, type Step } from './history.ts';
import { replayOf } from './replay.ts';
import { joining, whatFollows } from './steps.ts';
import type { World } from './world.ts';

const STEPS = 15;
/** Every day fewer than of other long tests, as somebody's life takes a second. */
const PEOPLE = rounds(2_000) === 2_000 ? 2_000 : Math.ceil(rounds(2_000) / 10);
const HOURS_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await startMoneyWorld();
});
afterAll(() => world.close());

describe('money stays right through any history', () => {
  it.each(DELIVERY_MODES)('postbacks %s', { timeout: 12 * HOURS_MS }, async (mode) => {
    const replay = replayOf(mode);
    await fc.assert(
      fc.asyncProperty(joining, whatFollows(STEPS, replay?.replayPath), async (first, then) => {
        expect(await playHistory(world, mode, chain(first, then))).toBeGreaterThan(0);
      }),
      { numRuns: PEOPLE, ...replay },
    );
  });
});

function* chain(first: Iterable<Step>, then: Iterable<Step>): Iterable<Step> {
  yield* first;
  yield* then;
}
