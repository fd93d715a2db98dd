import { describe, expect, it } from 'vitest';
import { standardPlansOf, standardPlans } from '@network/testing/standard-plans.ts';
import { ACTIVE, aSubscription, membershipOf } from '../../membership/testing/public.ts';
import type { PlansTable } from '../tables.ts';
import { defaultPlan, plansForBuyer, plansOnOffer } from './join-options.ts';

const PLANS = standardPlans();
const VIXEN = { sites: ['vixen'], combined: false };
const ids = (plans: readonly PlansTable[]) => plans.map(({ id }) => id);

/** What a person with one subscription may buy on Vixen. */
const onOffer = (subscription: Parameters<typeof aSubscription>[1], more: Parameters<typeof membershipOf>[1] = {}) =>
  ids(plansOnOffer(PLANS, membershipOf([aSubscription('own', subscription)], more), VIXEN));

const SITE = ['vixen-month', 'vixen-year'];
const TRIALS = ['vixen-trial', 'vixen-free'];
const SEVERAL = ['3045', '3046', '3047'];
const OF_PORTAL = ['2566', '2567', '2568'];

describe('plans are offered', () => {
  it('to a visitor: the site by the length of its plans, trials last, then all sites', () => {
    expect(ids(plansOnOffer(PLANS, null, VIXEN))).toEqual([...SITE, ...TRIALS, ...SEVERAL]);
    expect(ids(plansOnOffer(PLANS.toReversed(), null, VIXEN)).slice(0, 4)).toEqual([...SITE, ...TRIALS]);
  });

  it('to an account without a subscription as to a visitor', () => {
    expect(ids(plansOnOffer(PLANS, membershipOf([]), VIXEN))).toEqual([...SITE, ...TRIALS, ...SEVERAL]);
  });

  it('to a member of the site: all sites alone', () => {
    expect(onOffer({ entitlement: ACTIVE })).toEqual(SEVERAL);
  });

  it.each([
    ['whose trial runs', { type: 'trial', entitlement: ACTIVE }],
    ['whose trial is over', { type: 'trial' }],
    ['whose membership has ended', {}],
    ['who was a member of another site', { product: 'tushy' }],
    ['who is a member of another site', { product: 'tushy', entitlement: ACTIVE }],
  ] as const)('L01 without a trial to somebody %s', (_whose, subscription) => {
    expect(onOffer(subscription)).toEqual([...SITE, ...SEVERAL]);
  });

  it('D41 at the portal’s price, with a trial, to its active members alone', () => {
    const portal = { type: 'porn-portal', product: 'portal' } as const;
    expect(onOffer({ ...portal, entitlement: ACTIVE })).toEqual([...SITE, ...TRIALS, ...OF_PORTAL]);
    expect(onOffer(portal)).toEqual([...SITE, ...TRIALS, ...SEVERAL]);
  });

  it('to nobody who has all sites, or watches by the membership of another person', () => {
    expect(onOffer({ product: 'multisite2025', entitlement: ACTIVE })).toEqual([]);
    expect(onOffer({}, { parentUserId: 'parent' })).toEqual([]);
  });

  it('on a brand of several sites: those of all sites alone', () => {
    expect(ids(plansOnOffer(PLANS, null, { sites: ['vixen', 'tushy'], combined: true }))).toEqual(SEVERAL);
  });

  it('as long as they are on sale', () => {
    const withdrawn = PLANS.map((plan) => ({ ...plan, is_published: plan.id !== 'vixen-month' && plan.id !== '3045' }));
    expect(ids(plansOnOffer(withdrawn, null, VIXEN))).toEqual(['vixen-year', ...TRIALS, '3046', '3047']);
  });
});

it('a member who is new is offered no plan of their own site', () => {
  expect(ids(plansForBuyer(PLANS, { isMember: true, isNew: true, isPortal: false }, VIXEN))).toEqual(SEVERAL);
});

it('the month is chosen at first, else what is offered first', () => {
  const [trial, , month, year] = standardPlansOf('vixen');
  if (!trial || !month || !year) throw new Error('A site sells four plans.');
  expect(defaultPlan([year, month])).toBe(month);
  expect(defaultPlan([year, trial])).toBe(year);
  expect(defaultPlan([])).toBeNull();
});
