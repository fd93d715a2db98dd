import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { createPurchasePrompt, type PageFacts, PURCHASE_MODAL_SHOWN_KEY } from './purchase-prompt.ts';

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

describe('L15 the purchase modal that opens automatically', () => {
  it('opens once a day, over page loads', () => {
    const storage = memoryStorage();
    let now = NOW;
    const load = () => createPurchasePrompt(storage, () => now)(facts);
    expect(load()).toEqual({ open: true, clickLocation: 'ExpiredUsersOnPageLoad' });
    expect(storage.getItem(PURCHASE_MODAL_SHOWN_KEY)).toBe(String(NOW));
    now = NOW + DAY - 1;
    expect(load()).toEqual({ open: false, because: 'shown-within-a-day' });
    now = NOW + DAY;
    expect(load().open).toBe(true);
    expect(storage.getItem(PURCHASE_MODAL_SHOWN_KEY)).toBe(String(NOW + DAY));
  });

  it('opens once the health warning was acknowledged, and records nothing before', () => {
    const storage = memoryStorage();
    const decide = createPurchasePrompt(storage, () => NOW);
    expect(decide({ ...facts, isHealthWarningPending: true })).toEqual({
      open: false,
      because: 'health-warning-pending',
    });
    expect(storage.getItem(PURCHASE_MODAL_SHOWN_KEY)).toBeNull();
    expect(decide(facts).open).toBe(true);
  });

  it('does not open again on the next page, even where storage is blocked', () => {
    for (const storage of [memoryStorage(), BLOCKED_STORAGE]) {
      const decide = createPurchasePrompt(storage, () => NOW);
      expect(decide(facts).open).toBe(true);
      expect(decide({ ...facts, pathname: '/videos' })).toEqual({ open: false, because: 'shown-within-a-day' });
    }
  });

  it('opens again after a day where storage is blocked', () => {
    let now = NOW;
    const decide = createPurchasePrompt(BLOCKED_STORAGE, () => now);
    decide(facts);
    now += DAY;
    expect(decide(facts).open).toBe(true);
  });
});
