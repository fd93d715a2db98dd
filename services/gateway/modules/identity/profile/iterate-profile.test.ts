import { describe, expect, it } from 'vitest';
import type { HeldSubscription } from '../../membership/membership.ts';
import { iterateProfileOf } from './iterate-profile.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

type Facts = Parameters<typeof iterateProfileOf>[0];

const facts = (...unlocked: readonly string[]): Facts =>
  ({
    person: { id: 'user-1', email: 'ada@example.com' },
    membership: { unlockedPacks: unlocked.map((at, index) => ({ id: `pack-${index}`, unlockedAt: new Date(at) })) },
    now: NOW,
  }) as unknown as Facts;

const held = (activeSince: string | null, accessUntil: string, isActive: boolean): HeldSubscription =>
  ({
    type: 'member',
    entitlement: {
      isActive,
      activeSince: activeSince === null ? null : new Date(activeSince),
      accessUntil: new Date(accessUntil),
    },
  }) as HeldSubscription;

describe('X05 what an embedded survey is told', () => {
  it.each([
    ['2026-11-07T12:00:00Z', true],
    ['2026-11-07T11:59:59Z', false],
    ['2026-11-21T11:00:00Z', true],
  ])('X05 a pack unlocked at %s counts as recent: %s', (at, isRecent) =>
    expect(iterateProfileOf(facts('2020-01-01T00:00:00Z', at), null, null)).toMatchObject({
      lastChannelPackUnlockDate: new Date(at).toISOString(),
      hasUnlockedChannelPackInLastTwoWeeks: isRecent,
    }),
  );

  it('X05 of who never unlocked or subscribed there is nothing', () => {
    expect(iterateProfileOf(facts(), null, null)).toEqual({
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
    ['runs on', held('2026-08-21T12:00:00Z', '2026-12-21T12:00:00Z', true), 3, 92],
    ['ended', held('2026-01-10T00:00:00Z', '2026-03-10T00:00:00Z', false), 2, 59],
    ['never began', held(null, '2026-03-10T00:00:00Z', false), 0, 0],
  ])('X05 counts access that %s to now or its end', (_which, subscription, months, days) =>
    expect(iterateProfileOf(facts(), subscription, null)).toMatchObject({
      subscriptionLengthInMonths: months,
      subscriptionLengthInDays: days,
    }),
  );
});
