import { describe, expect, it } from 'vitest';
import { ACTIVE, aSubscription, membershipOf } from '../../membership/testing/public.ts';
import { findCoveringSubscription } from './covering-subscription.ts';

type Asked = Parameters<typeof findCoveringSubscription>;

const MONTH: Asked[2] = { kind: 'month', product: 'vixen' };
const SIGNUP: Asked[1] = { kind: 'signup', upgrades_subscription_id: null };
const YEARLY: Asked[1] = { kind: 'yearly-upgrade', upgrades_subscription_id: 'own' };

/** The id of the subscription that already covers a payment, or null. */
const idOfCovering = (
  subscription: Parameters<typeof aSubscription>[1],
  { order = SIGNUP, plan = MONTH }: { readonly order?: Asked[1]; readonly plan?: Asked[2] } = {},
) => findCoveringSubscription(membershipOf([aSubscription('own', subscription)]), order, plan)?.id ?? null;

describe('a payment for a membership is redundant', () => {
  it('where an active membership opens all its sites', () => {
    expect(idOfCovering({ entitlement: ACTIVE })).toBe('own');
    expect(idOfCovering({ entitlement: ACTIVE, product: 'multisite2025' })).toBe('own');
  });

  it.each([
    ['has ended', {}],
    ['opens another site', { entitlement: ACTIVE, product: 'tushy' }],
    ['is a trial', { entitlement: ACTIVE, type: 'trial' }],
    ['is the portal’s', { entitlement: ACTIVE, type: 'porn-portal', product: 'portal' }],
    ['is another person’s', { entitlement: ACTIVE, isTandem: true }],
  ] as const)('but not where the membership %s', (_what, subscription) => {
    expect(idOfCovering(subscription)).toBeNull();
  });

  it('but not where it opens more sites than the membership', () => {
    expect(idOfCovering({ entitlement: ACTIVE }, { plan: { kind: 'month', product: 'multisite2025' } })).toBeNull();
  });

  it('where the second of two memberships opens it', () => {
    const both = membershipOf([aSubscription('ended'), aSubscription('open', { entitlement: ACTIVE })]);
    expect(findCoveringSubscription(both, SIGNUP, MONTH)?.id).toBe('open');
  });
});

describe('the year of a membership by the month', () => {
  const year = { order: YEARLY, plan: { kind: 'year', product: 'multisite2025' } } as const;
  const all = { entitlement: ACTIVE, product: 'multisite2025' } as const;

  it('is not redundant because of that membership, unless that has been given a year meanwhile', () => {
    expect(idOfCovering({ ...all, planKind: 'month' }, year)).toBeNull();
    expect(idOfCovering({ ...all, planKind: 'year' }, year)).toBe('own');
  });

  it('is redundant because of another membership', () => {
    const order = { ...YEARLY, upgrades_subscription_id: 'other' };
    expect(idOfCovering({ ...all, planKind: 'month' }, { ...year, order })).toBe('own');
  });

  it('is redundant where it was bought as a new membership', () => {
    const order = { ...SIGNUP, upgrades_subscription_id: 'own' };
    expect(idOfCovering({ ...all, planKind: 'month' }, { ...year, order })).toBe('own');
  });
});

describe('L01 a payment for a trial is redundant', () => {
  const trial = { plan: { kind: 'trial', product: 'vixen' } } as const;

  it('where its person has had any subscription, ended and of another site too', () => {
    expect(idOfCovering({ product: 'tushy', type: 'trial' }, trial)).toBe('own');
    expect(idOfCovering({ product: 'tushy' }, { plan: { kind: 'free-limited-trial', product: 'vixen' } })).toBe('own');
  });

  it('but not where that was the portal’s or another person’s, or where there was none', () => {
    expect(idOfCovering({ type: 'porn-portal', product: 'portal', entitlement: ACTIVE }, trial)).toBeNull();
    expect(idOfCovering({ isTandem: true, entitlement: ACTIVE }, trial)).toBeNull();
    expect(findCoveringSubscription(membershipOf([]), SIGNUP, trial.plan)).toBeNull();
  });
});
