import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTeaserPending, purchaseAutoOpen, type AutoOpenFacts } from './purchase-auto-open.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const expired: AutoOpenFacts = {
  pathname: '/',
  subscriptionType: 'expired',
  hasUnlockedChannelPacks: false,
  isGemsIntroOpen: false,
  isTandemChildAccount: false,
  isHealthWarningPending: false,
  teaser: { isEnabled: false, isViewed: false, isGuest: false },
  lastShownAt: null,
  now: NOW,
};

const open = { open: true, clickLocation: 'ExpiredUsersOnPageLoad' };

const suppressions: readonly (readonly [Partial<AutoOpenFacts>, string])[] = [
  ...[
    '/offers',
    '/joinnow',
    '/_signupsuccess',
    '/_signupdenial',
    '/_upgrademembership',
    '/_upgradesuccess',
    '/_upgradedenial',
    '/_upsell_signupsuccess',
    '/_upsell_signupdenial',
  ].map((pathname) => [{ pathname }, 'quiet-page'] as const),
  [{ subscriptionType: 'anonymous' }, 'visitor'],
  [{ subscriptionType: 'member' }, 'active-subscriber'],
  [{ subscriptionType: 'multisite2020' }, 'active-subscriber'],
  [{ subscriptionType: 'multisiteVP' }, 'active-subscriber'],
  [{ subscriptionType: 'multisite2025' }, 'active-subscriber'],
  [{ subscriptionType: 'trial' }, 'trial'],
  [{ hasUnlockedChannelPacks: true }, 'channel-packs-unlocked'],
  [{ isGemsIntroOpen: true }, 'gems-intro'],
  [{ isTandemChildAccount: true }, 'tandem-child'],
  [{ isHealthWarningPending: true }, 'health-warning-pending'],
  [{ teaser: { isEnabled: true, isViewed: false, isGuest: false } }, 'teaser-pending'],
  [{ lastShownAt: NOW }, 'shown-within-a-day'],
  [{ lastShownAt: NOW - DAY + 1 }, 'shown-within-a-day'],
];

describe('L15 the purchase modal by itself', () => {
  it('opens for expired users on page load, from ExpiredUsersOnPageLoad', () => {
    expect(purchaseAutoOpen(expired)).toEqual(open);
    expect(purchaseAutoOpen({ ...expired, pathname: '/videos/some-film' })).toEqual(open);
  });

  it('opens for portal users from the page load', () => {
    const decision = purchaseAutoOpen({ ...expired, subscriptionType: 'porn-portal' });
    expect(decision).toEqual({ open: true, clickLocation: 'PageLoad' });
  });

  it.each(suppressions)('is suppressed for %j: %s', (facts, because) => {
    expect(purchaseAutoOpen({ ...expired, ...facts })).toEqual({ open: false, because });
  });

  it.each([{ lastShownAt: NOW - DAY }, { lastShownAt: NOW + 1 }])('is not suppressed for %j', (facts) => {
    expect(purchaseAutoOpen({ ...expired, ...facts })).toEqual(open);
  });

  it('is suppressed by any of them, whatever else holds', () => {
    const some = fc.subarray([...suppressions], { minLength: 1 });
    fc.assert(
      fc.property(some, (chosen) => {
        const facts = Object.assign({}, expired, ...chosen.map(([fact]) => fact)) as AutoOpenFacts;
        expect(purchaseAutoOpen(facts).open).toBe(false);
      }),
    );
  });

  it.each([
    [{ isEnabled: true, isViewed: false, isGuest: false }, true],
    [{ isEnabled: false, isViewed: false, isGuest: false }, false],
    [{ isEnabled: true, isViewed: true, isGuest: false }, false],
    [{ isEnabled: true, isViewed: false, isGuest: true }, false],
  ])('L21 A15 the teaser of %j is pending: %s', (teaser, pending) => {
    expect(isTeaserPending(teaser)).toBe(pending);
  });
});
