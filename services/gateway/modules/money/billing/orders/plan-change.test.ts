import { describe, expect, it } from 'vitest';
import { planChange, type RenewingPlan, replacedPlans } from './plan-change.ts';
import type { UnusedCharge } from './unused-charge.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ALL = { product: 'multisite2025', rebill_months: 1, currency: 'USD' };

const charge = (more: Partial<UnusedCharge> = {}): UnusedCharge => ({
  chargeId: 'charge',
  transactionId: 'transaction',
  agreementId: 'agreement',
  subscriptionId: 'subscription',
  product: 'vixen',
  kind: 'month',
  currency: 'USD',
  left: 3_000,
  chargedAt: new Date('2026-03-02T12:00:00Z'),
  period: 0,
  days: 10,
  amount: 1_000,
  ...more,
});

describe('D42 a plan that takes the place of paid days', () => {
  it('is charged less by what they are worth', () => {
    const charges = [charge(), charge({ chargeId: 'second', amount: 500 })];
    expect(planChange(ALL, 5_000, charges, NOW)).toEqual({
      charges,
      credit: 1_500,
      charged: 3_500,
      firstDays: { months: null, days: null },
    });
  });

  it.each([
    ['of a site that it does not open', { product: 'tushy' }, { ...ALL, product: 'vixen' }],
    ['that were paid for in another currency', { currency: 'EUR' }, ALL],
  ] as const)('is charged whole beside days %s', (_what, unused, plan) => {
    expect(planChange(plan, 5_000, [charge(unused)], NOW)).toMatchObject({ charges: [], credit: 0, charged: 5_000 });
  });

  it('has a longer first period where they are worth more than it, by the days of its biller’s month', () => {
    // March has 31 days; a biller that counts days has 30 in a month. Half the price buys half of them.
    expect(planChange(ALL, 1_000, [charge({ amount: 1_500 })], NOW)).toMatchObject({
      charged: 0,
      firstDays: { months: 31 + 16, days: 30 + 15 },
    });
  });

  it('is charged nothing where less is left than billers charge', () => {
    expect(planChange(ALL, 1_099, [charge()], NOW)).toMatchObject({ charged: 0 });
    expect(planChange(ALL, 1_100, [charge()], NOW)).toMatchObject({ charged: 100 });
  });

  it('is as long as it is sold for: a year is credited by the days of a year', () => {
    const year = { ...ALL, rebill_months: 12 };
    expect(planChange(year, 1_000, [charge({ amount: 2_000 })], NOW).firstDays).toEqual({ months: 730, days: 730 });
  });
});

describe('plans that a purchase ends', () => {
  const renewing = (subscriptionId: string, product: RenewingPlan['product'] = 'vixen'): RenewingPlan => ({
    subscriptionId,
    product,
    kind: 'year',
  });

  it('are those that renew and whose sites it opens, and those whose days it credits', () => {
    const replaced = replacedPlans([charge({ subscriptionId: 'credited' })], [renewing('renewing')], 'multisite2025');
    expect(replaced).toEqual([
      { subscriptionId: 'renewing', product: 'vixen', kind: 'year', days: 0, credit: 0 },
      { subscriptionId: 'credited', product: 'vixen', kind: 'month', days: 10, credit: 1_000 },
    ]);
  });

  it('are not those of other sites', () => {
    expect(replacedPlans([], [renewing('other', 'tushy')], 'vixen')).toEqual([]);
  });

  it('are one each, with the sum of their charges, by the name of the plan that renews', () => {
    const charges = [charge({ days: 3, amount: 300 }), charge({ days: 4, amount: 500 })];
    expect(replacedPlans(charges, [renewing('subscription')], 'vixen')).toEqual([
      { subscriptionId: 'subscription', product: 'vixen', kind: 'year', days: 7, credit: 800 },
    ]);
  });
});
