import { describe, expect, it } from 'vitest';
import { hasStandingMembership, isPaidFor } from './standing.ts';
import { aSubscription, membershipOf, period } from './testing/a-membership.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const paidUntil = (until: string | null) => ({ paidPeriods: [period('2026-01-01', until)] });
const paid = { entitlement: paidUntil('2026-07-01') };

describe('a membership that is paid for', () => {
  it.each([
    ['until later', aSubscription('a', paid), true],
    ['for ever', aSubscription('a', { entitlement: paidUntil(null) }), true],
    ['until this moment', aSubscription('a', { entitlement: paidUntil(NOW.toISOString()) }), false],
    ['never', aSubscription('a'), false],
    ['as a trial', aSubscription('a', { ...paid, type: 'trial' }), false],
  ])('%s', (_until, subscription, expected) => expect(isPaidFor(subscription, NOW)).toBe(expected));
});

describe('D40 a standing membership', () => {
  it.each([
    ['is paid for and goes on', aSubscription('a', paid), true],
    ['is no cancelled one', aSubscription('a', { entitlement: { ...paid.entitlement, isCancelled: true } }), false],
    ['is not a parent’s', aSubscription('a', { ...paid, isTandem: true }), false],
    ['is paused by its owner', aSubscription('a', { entitlement: { isPaused: true } }), true],
    ['has not lapsed', aSubscription('a', { entitlement: paidUntil('2026-06-01') }), false],
  ])('%s', (_what, subscription, expected) =>
    expect(hasStandingMembership(membershipOf([aSubscription('ended'), subscription]), NOW)).toBe(expected),
  );

  it('is another one than that which is left out', () => {
    const both = membershipOf([aSubscription('a', paid), aSubscription('b', paid)]);
    expect(hasStandingMembership(membershipOf([aSubscription('a', paid)]), NOW, 'a')).toBe(false);
    expect(hasStandingMembership(both, NOW, 'a')).toBe(true);
  });
});
