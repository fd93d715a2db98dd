import { describe, expect, it } from 'vitest';
import { problemsOfPlan, type WrittenPlan } from './plan-rules.ts';

const month: WrittenPlan = {
  slug: 'vixen-month',
  site: 'vixen',
  group: null,
  period: 'month',
  firstPrice: 2_999,
  renewalPrice: 2_999,
  trialDays: null,
  isPortalOffer: false,
  prices: [],
};
const trial: WrittenPlan = { ...month, slug: 'vixen-trial', period: 'trial', firstPrice: 100, trialDays: 2 };
const free: WrittenPlan = {
  ...month,
  slug: 'vixen-free',
  period: 'free-limited-trial',
  firstPrice: 0,
  renewalPrice: 0,
};
const several: WrittenPlan = { ...month, slug: '3045', site: null, group: 'multisite2025' };
const inEuros = (firstPrice: number, renewalPrice = 2_499) => ({ currency: 'EUR', firstPrice, renewalPrice });
const problems = (plan: WrittenPlan) => problemsOfPlan(plan).map(({ path, message }) => `${path}: ${message}`);

it('plans that can be sold have no problem', () => {
  const sold = [month, trial, free, several, { ...several, isPortalOffer: true }, { ...trial, firstPrice: 0 }];
  const cheapest = { ...month, firstPrice: 100, renewalPrice: 100 };
  for (const plan of [...sold, cheapest, { ...month, prices: [inEuros(2_499)] }]) expect(problems(plan)).toEqual([]);
});

describe('a plan is refused', () => {
  const CHARGED = 'expected at least 100, which is 1.00 USD: billers charge no less';
  it.each<[string, WrittenPlan, string]>([
    ['of nothing', { ...month, site: null }, 'site: expected a site, or a group of sites'],
    ['of a site and of several', { ...month, group: 'multisite2025' }, 'site: expected a site, or a group of sites'],
    [
      'that is a trial of several',
      { ...several, period: 'trial', trialDays: 2 },
      'period: expected no trial: those are of one site',
    ],
    [
      'of one site for the portal',
      { ...month, isPortalOffer: true },
      'isPortalOffer: expected only for plans of several sites',
    ],
    ['without the days of its trial', { ...trial, trialDays: null }, 'trialDays: expected how long the trial is'],
    ['with days and no trial', { ...month, trialDays: 2 }, 'trialDays: expected only for a trial that is paid'],
    ['that costs nothing', { ...month, firstPrice: 0 }, `firstPrice: ${CHARGED}`],
    ['that costs less than billers charge', { ...trial, firstPrice: 99 }, `firstPrice: ${CHARGED}`],
    ['whose renewals cost too little', { ...month, renewalPrice: 99 }, `renewalPrice: ${CHARGED}`],
    ['that is a free trial with a price', { ...free, firstPrice: 100 }, 'firstPrice: expected 0: this trial is free'],
    [
      'that is a free trial with renewals',
      { ...free, renewalPrice: 100 },
      'renewalPrice: expected 0: this trial is free',
    ],
    [
      'that costs too little in euros',
      { ...month, prices: [inEuros(2_499, 50)] },
      'prices.0.renewalPrice: expected at least 100, which is 1.00 EUR: billers charge no less',
    ],
    [
      'that costs too little in yen',
      { ...month, prices: [{ currency: 'JPY', firstPrice: 99, renewalPrice: 3_400 }] },
      'prices.0.firstPrice: expected at least 100, which is 100 JPY: billers charge no less',
    ],
    [
      'that is free in one currency alone',
      { ...trial, prices: [inEuros(0)] },
      'prices.0.firstPrice: expected a price, as in USD',
    ],
    [
      'that costs something in one currency alone',
      { ...trial, firstPrice: 0, prices: [inEuros(100)] },
      'prices.0.firstPrice: expected 0, as in USD',
    ],
    [
      'that is a free trial of several',
      { ...several, period: 'free-limited-trial' },
      'period: expected no trial: those are of one site',
    ],
  ])('%s', (_what, plan, problem) => expect(problems(plan)).toContain(problem));
});

describe('the slug of a plan', () => {
  it('of a site is the site and the period, so that a form knows it by one number', () => {
    const message = 'slug: expected vixen-month: a site has one plan of each period';
    expect(problems({ ...month, slug: 'vixen-summer' })).toEqual([message]);
  });

  it.each([
    ['3045', true],
    ['999999999', true],
    ['3100', true],
    ['303', false],
    ['3001', false],
    ['3005', false],
    ['0345', false],
    ['bundle', false],
    ['a3045', false],
    ['3045a', false],
  ])('of several sites may be %s: %s', (slug, isRight) => {
    const message = 'slug: expected a number of 4 to 9 digits that does not end in 01 to 05, by which billers know it';
    expect(problems({ ...several, slug })).toEqual(isRight ? [] : [message]);
  });
});
