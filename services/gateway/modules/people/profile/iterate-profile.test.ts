import { describe, expect, it } from 'vitest';
import type { SubscriptionWithEntitlement } from '../../money/membership/public.ts';
import { iterateProfileOf } from './iterate-profile.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

type Facts = Parameters<typeof iterateProfileOf>[0];

const facts = (subscriptions: readonly SubscriptionWithEntitlement[], ...unlocked: readonly string[]): Facts =>
  ({
    person: { id: 'user-1', email: 'ada@example.com' },
    membership: {
      subscriptions,
      unlockedPacks: unlocked.map((at, index) => ({ id: `pack-${index}`, unlockedAt: new Date(at) })),
    },
    tenant: { sites: ['vixen'] },
    now: NOW,
  }) as unknown as Facts;

const subscriptionFrom = (
  from: string | null,
  until: string,
  isActive: boolean,
  product = 'vixen',
): SubscriptionWithEntitlement =>
  ({
    type: 'member',
    product,
    joined_at: new Date(from ?? until),
    entitlement: { isActive, periods: from === null ? [] : [{ from: new Date(from), until: new Date(until) }] },
  }) as unknown as SubscriptionWithEntitlement;

describe('X05 the data for an embedded survey', () => {
  it.each([
    ['2026-11-07T12:00:00Z', true],
    ['2026-11-07T11:59:59Z', false],
    ['2026-11-21T11:00:00Z', true],
  ])('X05 a pack unlocked at %s counts as recent: %s', (at, isRecent) =>
    expect(iterateProfileOf(facts([], '2020-01-01T00:00:00Z', at), null, null)).toMatchObject({
      lastChannelPackUnlockDate: new Date(at).toISOString(),
      hasUnlockedChannelPackInLastTwoWeeks: isRecent,
    }),
  );

  it('X05 is empty for a person who never unlocked or subscribed', () => {
    expect(iterateProfileOf(facts([]), null, null)).toEqual({
      userId: 'user-1',
      email: 'ada@example.com',
      activeSince: null,
      lastChannelPackUnlockDate: null,
      hasUnlockedChannelPackInLastTwoWeeks: false,
      subscription: 'anonymous',
      subscriptionLengthInMonths: 0,
      subscriptionLengthInDays: 0,
      siteType: 'inactive',
    });
  });

  it.each([
    ['runs on', subscriptionFrom('2026-08-21T12:00:00Z', '2026-12-21T12:00:00Z', true), 3, 92],
    ['ended', subscriptionFrom('2026-01-10T00:00:00Z', '2026-03-10T00:00:00Z', false), 2, 59],
    ['never began', subscriptionFrom(null, '2026-03-10T00:00:00Z', false), 0, 0],
  ])('X05 counts access that %s to now or its end', (_which, subscription, months, days) =>
    expect(iterateProfileOf(facts([subscription]), subscription, null)).toMatchObject({
      subscriptionLengthInMonths: months,
      subscriptionLengthInDays: days,
    }),
  );

  it('X05 a purchase starts no new period: access that continues by another subscription counts as one', () => {
    const month = subscriptionFrom('2026-05-21T12:00:00Z', '2026-09-01T00:00:00Z', false);
    const allSites = subscriptionFrom('2026-09-01T00:00:00Z', '2026-12-21T12:00:00Z', true, 'multisite2025');
    expect(iterateProfileOf(facts([month, allSites]), allSites, null)).toMatchObject({
      activeSince: '2026-05-21T12:00:00.000Z',
      subscriptionLengthInMonths: 6,
      subscriptionLengthInDays: 184,
    });
  });
});
