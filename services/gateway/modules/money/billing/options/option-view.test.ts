import { describe, expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import { optionView } from './option-view.ts';
import type { Plan, PricedPlan } from './priced-plan.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const PLANS: readonly Plan[] = standardPlans().map((plan) => ({ ...plan, prices: [] }));

function planOf(id: string, more: Partial<PricedPlan> = {}): PricedPlan {
  const plan = PLANS.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`There is no plan ${id}.`);
  return { ...plan, currency: 'USD', ...more };
}

describe('a plan is shown with', () => {
  it('what it costs now and later, and when', () => {
    expect(optionView(planOf('vixen-month'), PLANS, NOW)).toEqual({
      optionId: 303,
      kind: 'MONTH',
      isMultisite: false,
      isPortalOffer: false,
      sites: ['vixen'],
      chargedNow: { amount: 2_999, currency: 'USD' },
      chargedLater: { amount: 2_999, currency: 'USD' },
      laterAt: '2026-04-02T12:00:00.000Z',
      renewalMonths: 1,
      firstDays: null,
      inDays: { firstDays: null, laterAt: '2026-04-01T12:00:00.000Z', every: 30 },
      credit: { amount: 0, currency: 'USD' },
      replaces: [],
      perMonth: { amount: 2_999, currency: 'USD' },
      savedPercent: 0,
    });
  });

  it('the days of its trial, and the price of the months after it', () => {
    expect(optionView(planOf('vixen-trial'), PLANS, NOW)).toMatchObject({
      kind: 'TRIAL',
      chargedNow: { amount: 100 },
      chargedLater: { amount: 2_999 },
      laterAt: '2026-03-04T12:00:00.000Z',
      firstDays: 2,
      inDays: { firstDays: 2, laterAt: '2026-03-04T12:00:00.000Z' },
      savedPercent: 0,
    });
  });

  it('no later charge, where nothing renews', () => {
    expect(optionView(planOf('vixen-free'), PLANS, NOW)).toMatchObject({
      kind: 'FREE_LIMITED_TRIAL',
      chargedNow: { amount: 0 },
      chargedLater: null,
      laterAt: null,
      inDays: null,
      perMonth: { amount: 0 },
      savedPercent: 0,
    });
  });

  it('what unused days take off it, and the plans that end', () => {
    const replaced = [{ subscriptionId: 'own', product: 'vixen', kind: 'month', days: 10, credit: 1_000 }] as const;
    const change = { charges: [], credit: 1_000, charged: 3_999, firstDays: { months: 40, days: 41 } };
    expect(optionView(planOf('3045'), PLANS, NOW, { change, replaced })).toMatchObject({
      isMultisite: true,
      chargedNow: { amount: 3_999 },
      chargedLater: { amount: 4_999 },
      firstDays: 40,
      laterAt: '2026-04-11T12:00:00.000Z',
      inDays: { firstDays: 41, laterAt: '2026-04-12T12:00:00.000Z' },
      credit: { amount: 1_000 },
      replaces: [{ name: 'Vixen, monthly membership', unusedDays: 10, credit: { amount: 1_000, currency: 'USD' } }],
    });
  });
});

describe('what a plan saves', () => {
  it('is counted against as many months one by one', () => {
    expect(optionView(planOf('vixen-year'), PLANS, NOW)).toMatchObject({ savedPercent: 67, perMonth: { amount: 999 } });
    expect(optionView(planOf('3046'), PLANS, NOW)).toMatchObject({ savedPercent: 20, perMonth: { amount: 3_999 } });
  });

  it('is counted against the price without the portal’s', () => {
    expect(optionView(planOf('2566'), PLANS, NOW).savedPercent).toBe(33);
  });

  it('is nothing where it costs more, or no month is on sale beside it', () => {
    expect(optionView(planOf('vixen-year', { rebill_price: 40_000 }), PLANS, NOW).savedPercent).toBe(0);
    const withdrawn = PLANS.map((plan) => ({ ...plan, is_published: plan.kind !== 'month' }));
    expect(optionView(planOf('vixen-year'), withdrawn, NOW).savedPercent).toBe(0);
    expect(optionView(planOf('vixen-year', { currency: 'EUR' }), PLANS, NOW).savedPercent).toBe(0);
  });

  it('is nothing at the introductory price of a free or a short beginning', () => {
    expect(optionView(planOf('vixen-year', { first_price: 0 }), PLANS, NOW).savedPercent).toBe(0);
    expect(optionView(planOf('vixen-year', { first_days: 7 }), PLANS, NOW).savedPercent).toBe(0);
  });
});
