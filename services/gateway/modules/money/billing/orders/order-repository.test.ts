import { describe, expect, it } from 'vitest';
import { standardPlansOf } from '@network/testing/standard-plans.ts';
import { chargeOf, firstPeriodOf, type Order, priceOf } from './order-repository.ts';

const FROM = new Date('2026-03-02T12:00:00Z');
const [trial] = standardPlansOf('vixen');
if (trial === undefined) throw new Error('A site sells a trial.');

const order = (more: Partial<Order> = {}) =>
  ({
    id: 'order-1',
    biller: 'vendo',
    amount: 100,
    currency: 'EUR',
    rebill_amount: 2_999,
    rebill_months: 3,
    first_days: 2,
    access_from: null,
    ...more,
  }) as Order;

describe('the first period of an order ends', () => {
  it.each([
    ['after its own days', { first_days: 2 }, '2026-03-04T12:00:00.000Z'],
    ['after its months', { first_days: null, rebill_months: 3 }, '2026-06-02T12:00:00.000Z'],
    ['after a month, where it does not renew', { first_days: null, rebill_months: null }, '2026-04-02T12:00:00.000Z'],
    [
      'after the days of a month, where its biller counts days',
      { first_days: null, rebill_months: 1, biller: 'ccbill' },
      '2026-04-01T12:00:00.000Z',
    ],
  ] as const)('%s', (_when, more, end) => {
    expect(firstPeriodOf(order(more), FROM).toISOString()).toBe(end);
  });
});

describe('a biller is asked for', () => {
  it('the price of the order, its renewals, and the plan by its name', () => {
    expect(chargeOf(order(), trial)).toEqual({
      orderId: 'order-1',
      price: { amount: 100, currency: 'EUR' },
      description: 'Vixen, trial membership',
      product: null,
      renewal: { amount: 2_999, months: 3, firstDays: 2, firstAt: null },
    });
    expect(priceOf(order({ amount: 4_999 }))).toEqual({ amount: 4_999, currency: 'EUR' });
  });

  it('no renewal of an order that ends after its first period', () => {
    expect(chargeOf(order({ rebill_months: null }), trial).renewal).toBeNull();
  });

  it('the first renewal when the period is over that begins later than the payment', () => {
    const later = order({ access_from: FROM, first_days: null, rebill_months: 12 });
    expect(chargeOf(later, trial).renewal).toMatchObject({
      firstDays: null,
      firstAt: new Date('2027-03-02T12:00:00Z'),
    });
  });
});
