import { expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import { planUpsells } from './plan-upsells.ts';

const PLANS = standardPlans().map((plan) => ({ ...plan, prices: [] }));
const upsells = (plans = PLANS, sites: readonly string[] = ['vixen']) =>
  planUpsells(plans, { sites: [...sites] }).map(({ kind, from, to, charged }) => [kind, from.id, to.id, charged]);

it('staff read every plan that members of a brand can change to by one press, with its first charge', () => {
  expect(upsells()).toEqual([
    ['TRIAL_UPGRADE', 'vixen-trial', 'vixen-month', 2_999],
    ['TRIAL_UPGRADE', 'vixen-free', 'vixen-month', 2_999],
    ['SEVERAL_SITES', 'vixen-month', '3045', 4_999],
    ['SEVERAL_SITES', 'vixen-month', '3046', 11_997],
    ['SEVERAL_SITES', 'vixen-month', '3047', 23_988],
    ['SEVERAL_SITES', 'vixen-year', '3045', 4_999],
    ['SEVERAL_SITES', 'vixen-year', '3046', 11_997],
    ['SEVERAL_SITES', 'vixen-year', '3047', 23_988],
    ['YEARLY_UPGRADE', '3045', '3047', 23_988],
    ['YEARLY_UPGRADE', '2566', '2568', 16_072],
  ]);
});

it('a year is charged as its renewals are, not at its introductory price', () => {
  const introduced = PLANS.map((plan) => (plan.id === '3047' ? { ...plan, first_price: 9_900 } : plan));
  expect(upsells(introduced)).toContainEqual(['YEARLY_UPGRADE', '3045', '3047', 23_988]);
  expect(upsells(introduced)).toContainEqual(['SEVERAL_SITES', 'vixen-month', '3047', 9_900]);
});

it('nothing is upsold to a plan that was taken back', () => {
  const withdrawn = PLANS.map((plan) => ({ ...plan, is_published: !['vixen-month', '3047'].includes(plan.id) }));
  expect(upsells(withdrawn).map(([, , to]) => to)).not.toContain('vixen-month');
  expect(upsells(withdrawn).map(([, , to]) => to)).not.toContain('3047');
});
