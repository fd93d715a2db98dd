import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { PURCHASE_MODAL_SHOWN_KEY, purchaseAutoOpenMachine, type PageFacts } from './purchase-auto-open.machine.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const facts: PageFacts = {
  pathname: '/',
  subscriptionType: 'expired',
  hasUnlockedChannelPacks: false,
  isGemsIntroOpen: false,
  isTandemChildAccount: false,
  isHealthWarningPending: false,
  teaser: { isEnabled: true, isViewed: true, isGuest: false },
};
const warned: PageFacts = { ...facts, isHealthWarningPending: true };

const model: PathModel = {
  machine: purchaseAutoOpenMachine,
  // Paths must not hear of each other: nothing can be written here.
  inputs: [{ storage: BLOCKED_STORAGE, now: () => NOW }],
  events: [{ type: 'page', facts }, { type: 'page', facts: warned }, { type: 'closed' }],
  answers: {},
};

const start = (storage = memoryStorage(), now = () => NOW) =>
  createActor(purchaseAutoOpenMachine, { input: { storage, now } }).start();

describe('L15 every path of the auto-open', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L15 the purchase modal by itself, in time', () => {
  it('opens once a day, over page loads', () => {
    const storage = memoryStorage();
    let now = NOW;
    const load = () => {
      const actor = start(storage, () => now);
      actor.send({ type: 'page', facts });
      return actor;
    };
    expect(load().getSnapshot().context.decision).toEqual({ open: true, clickLocation: 'ExpiredUsersOnPageLoad' });
    expect(storage.getItem(PURCHASE_MODAL_SHOWN_KEY)).toBe(String(NOW));
    now = NOW + DAY - 1;
    expect(load().getSnapshot().context.decision).toEqual({ open: false, because: 'shown-within-a-day' });
    now = NOW + DAY;
    expect(load().getSnapshot().value).toBe('open');
  });

  it('opens once the health warning was acknowledged', () => {
    const actor = start();
    actor.send({ type: 'page', facts: warned });
    expect(actor.getSnapshot().context.decision).toEqual({ open: false, because: 'health-warning-pending' });
    actor.send({ type: 'page', facts });
    expect(actor.getSnapshot().value).toBe('open');
  });

  it('does not come back on the next page, even where storage is blocked', () => {
    for (const storage of [memoryStorage(), BLOCKED_STORAGE]) {
      const actor = start(storage);
      actor.send({ type: 'page', facts });
      expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'open' });
      actor.send({ type: 'closed' });
      actor.send({ type: 'page', facts: { ...facts, pathname: '/videos' } });
      expect(actor.getSnapshot().value).toBe('closed');
    }
  });
});
