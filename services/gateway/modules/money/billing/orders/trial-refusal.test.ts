import { describe, expect, it } from 'vitest';
import { ACTIVE, aSubscription, membershipOf } from '../../membership/testing/public.ts';
import { isFreeTrial, isTrialRefusal, refusalOfTrial } from './trial-refusal.ts';

describe('L01 a free trial', () => {
  it('is refused to nobody who has had no subscription', () => {
    expect(refusalOfTrial(membershipOf([]))).toBeNull();
  });

  it.each([
    ['not-needed', 'is a member', { entitlement: ACTIVE }],
    ['trial-used', 'has a running trial', { type: 'trial', entitlement: ACTIVE }],
    ['trial-used', 'had a trial', { type: 'trial' }],
    ['former-member', 'was a member', {}],
  ] as const)('is refused as %s to somebody who %s', (why, _what, subscription) => {
    expect(refusalOfTrial(membershipOf([aSubscription('own', subscription)]))).toEqual({ why, subscriptionId: 'own' });
  });

  it.each([
    ['the portal', { type: 'porn-portal', product: 'portal', entitlement: ACTIVE }],
    ['another person', { isTandem: true, entitlement: ACTIVE }],
  ] as const)('is not refused because of a subscription of %s', (_whose, subscription) => {
    expect(refusalOfTrial(membershipOf([aSubscription('other', subscription)]))).toBeNull();
  });

  it('is refused because of the active membership first, then of the trial, whatever their order', () => {
    const ended = aSubscription('ended');
    const trial = aSubscription('trial', { type: 'trial' });
    const active = aSubscription('active', { entitlement: ACTIVE });
    expect(refusalOfTrial(membershipOf([ended, trial, active]))?.subscriptionId).toBe('active');
    expect(refusalOfTrial(membershipOf([ended, trial]))?.subscriptionId).toBe('trial');
  });

  it('costs nothing and is a trial', () => {
    expect(isFreeTrial({ amount: 0 }, { kind: 'free-limited-trial' })).toBe(true);
    expect(isFreeTrial({ amount: 0 }, { kind: 'trial' })).toBe(true);
    expect(isFreeTrial({ amount: 100 }, { kind: 'trial' })).toBe(false);
    expect(isFreeTrial({ amount: 0 }, { kind: 'month' })).toBe(false);
  });
});

it('a page blames an earlier trial or membership for those two reasons alone', () => {
  const reasons = ['trial-used', 'former-member', 'not-needed', 'outdated', null] as const;
  expect(reasons.map(isTrialRefusal)).toEqual([true, true, false, false, false]);
});
