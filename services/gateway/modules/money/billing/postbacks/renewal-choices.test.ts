import { describe, expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import type { Plan } from '../options/priced-plan.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { plansOfRenewal } from './renewal-choices.ts';

const EURO = [{ currency: 'EUR', first_price: 2_499, rebill_price: 2_499 }];
const PLANS: readonly Plan[] = standardPlans().map((plan) => ({
  ...plan,
  prices: plan.id === 'vixen-month' ? EURO : [],
}));
const ALL = { plan_id: '3045', amount: 4_999, previous_amount: 4_999 };

const plansAt = (
  amount: number,
  more: Parameters<typeof agreementRow>[0] = {},
  plans = PLANS,
): readonly (string | null)[] =>
  plansOfRenewal(agreementRow({ ...ALL, ...more }), plans, amount).map((plan) => plan?.id ?? null);

describe('a renewal at another price can have been for', () => {
  it('the present plan, where no more was charged than the agreement says or said', () => {
    expect(plansAt(4_998)).toEqual([null]);
    expect(plansAt(4_999)).toEqual([null]);
    expect(plansAt(5_499, { previous_amount: 5_499 })).toEqual([null]);
  });

  it('a plan of one of its sites at that very price', () => {
    expect(plansAt(2_999)).toContain('vixen-month');
    expect(plansAt(2_999)).toContain(null);
    expect(plansAt(2_998)).toEqual([null]);
  });

  it('another plan at a higher price, and then not the present one', () => {
    const plans = PLANS.map((plan) => (plan.id === 'vixen-month' ? { ...plan, rebill_price: 5_500 } : plan));
    expect(plansAt(5_500, {}, plans)).toEqual(['vixen-month']);
    expect(plansAt(5_501, {}, plans)).toEqual([]);
  });

  it('a plan in its own currency', () => {
    expect(plansAt(2_499, { currency: 'EUR' })).toEqual([null, 'vixen-month']);
    expect(plansAt(2_499)).toEqual([null]);
  });
});

describe('a renewal at another price was not for', () => {
  it.each([
    ['a longer period', 11_988, { plan_id: 'vixen-month', amount: 11_988, previous_amount: 11_988 }, 'vixen-year'],
    ['other sites', 2_999, { plan_id: 'vixen-year', period_months: 12 }, 'tushy-month'],
    ['more sites', 4_999, { plan_id: 'vixen-month' }, '3045'],
    ['the portal’s offer', 3_349, {}, '2566'],
    ['a trial', 2_999, {}, 'vixen-trial'],
    ['the plan itself, beside the present one', 4_999, {}, '3045'],
  ] as const)('%s', (_what, amount, more, id) => expect(plansAt(amount, more)).not.toContain(id));

  it('a plan of the brands, where it is the portal’s offer', () => {
    expect(plansAt(2_999, { plan_id: '2566' })).not.toContain('vixen-month');
  });

  it('anything, where its plan is gone or it does not renew', () => {
    expect(plansAt(4_999, { plan_id: 'gone' })).toEqual([]);
    expect(plansAt(4_999, { period_months: null })).toEqual([]);
  });
});
