import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMoneyWorld } from './brands.ts';
import { playHistory } from './history.ts';
import { KNOWN_CHARGEBACKS } from './known-chargebacks.ts';
import { KNOWN_GIFTS } from './known-gifts.ts';
import { KNOWN_HISTORIES } from './known-histories.ts';
import { KNOWN_LATE_PAGES } from './known-late-pages.ts';
import { KNOWN_PAUSES } from './known-pauses.ts';
import { KNOWN_WAITING_PAYMENTS } from './known-waiting-payments.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startMoneyWorld();
});
afterAll(() => world.close());

describe('money stays right in histories that are known', () => {
  it.each([
    ...KNOWN_HISTORIES,
    ...KNOWN_CHARGEBACKS,
    ...KNOWN_LATE_PAGES,
    ...KNOWN_PAUSES,
    ...KNOWN_GIFTS,
    ...KNOWN_WAITING_PAYMENTS,
  ])('%s (postbacks %s)', async (_name, mode, history) => {
    expect((await playHistory(world, mode, history)).steps).toBe(history.length);
  });
});
