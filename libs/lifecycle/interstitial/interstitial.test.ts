import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE, memoryStorage } from '../testing/memory-storage.ts';
import { INTERSTITIAL_SNOOZED_KEY, isInterstitialHidden, snoozeInterstitial } from './interstitial.ts';

const now = Date.parse('2026-02-28T09:00:00Z');
const snoozedAt = (value: string) => memoryStorage({ [INTERSTITIAL_SNOOZED_KEY]: value });

describe('L18 the offers interstitial', () => {
  it.each([
    ['2026-01-15T12:00:00.000Z', '2026-02-15T11:59:59.999Z', true],
    ['2026-01-15T12:00:00.000Z', '2026-02-15T12:00:00.000Z', false],
    ['2026-01-31T12:00:00.000Z', '2026-02-28T11:59:59.999Z', true],
    ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z', false],
  ])('snoozed at %s is hidden at %s: %s', (snoozed, later, isHidden) => {
    const storage = memoryStorage();
    expect(isInterstitialHidden(storage, Date.parse(snoozed))).toBe(false);
    snoozeInterstitial(storage, Date.parse(snoozed));
    expect(isInterstitialHidden(storage, Date.parse(later))).toBe(isHidden);
  });

  it.each([
    ['blocked storage', BLOCKED_STORAGE],
    ['an instant in the future', snoozedAt('9999999999999')],
    ['no instant', snoozedAt('soon')],
  ])('is shown with %s', (_, storage) => {
    expect(isInterstitialHidden(storage, now)).toBe(false);
  });

  it('blocks nobody whose storage is blocked', () => {
    expect(() => snoozeInterstitial(BLOCKED_STORAGE, now)).not.toThrow();
  });
});
