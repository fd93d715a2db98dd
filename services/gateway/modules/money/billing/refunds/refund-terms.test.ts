import { describe, expect, it } from 'vitest';
import { type ChargeAndTerms, refundOf } from './refund-terms.ts';

const services = { config: { billers: ['vendo', 'segpay', 'ccbill'] } } as unknown as Parameters<typeof refundOf>[0];
const charge = (more: Partial<ChargeAndTerms> = {}): ChargeAndTerms => ({
  amount: 2_999,
  refunded: 0,
  under_way: 0,
  is_reversed: false,
  is_refunding: false,
  biller: 'vendo',
  is_followed: false,
  isGift: false,
  ...more,
});
const refund = (wanted: number | null, more: Partial<ChargeAndTerms> = {}) => refundOf(services, charge(more), wanted);

describe('a charge goes back', () => {
  it('whole, where nothing else is said, or what parts have left of it', () => {
    expect(refund(null)).toEqual({ amount: 2_999, isWhole: true });
    expect(refund(null, { refunded: 1_000 })).toEqual({ amount: 1_999, isWhole: true });
    expect(refund(1_999, { refunded: 1_000 })).toEqual({ amount: 1_999, isWhole: true });
  });

  it('in part, of which billers take no less than a unit, as of what is left', () => {
    expect(refund(100)).toEqual({ amount: 100, isWhole: false });
    expect(refund(2_899)).toEqual({ amount: 2_899, isWhole: false });
    expect(refund(99)).toBe('part-too-small');
    expect(refund(2_900)).toBe('part-too-small');
  });

  it('whole where less than a unit is left', () => {
    expect(refund(null, { refunded: 2_950 })).toEqual({ amount: 49, isWhole: true });
  });
});

describe('nothing goes back', () => {
  it.each([
    ['refunded-already', { is_reversed: true }],
    ['refunded-already', { is_refunding: true }],
    ['refunded-already', { is_refunding: true, under_way: 500 }],
    ['part-under-way', { under_way: 500 }],
    ['last-charge-only', { biller: 'ccbill', is_followed: true }],
  ] as const)('%s: %o', (why, more) => expect(refund(null, more)).toBe(why));

  it('of more than is left', () => {
    expect(refund(3_000)).toBe('more-than-left');
    expect(refund(2_000, { refunded: 1_000 })).toBe('more-than-left');
  });

  it('in parts of a gift, or by a biller that refunds charges whole', () => {
    expect(refund(1_000, { isGift: true })).toBe('whole-only');
    expect(refund(1_000, { biller: 'segpay' })).toBe('whole-only');
    expect(refund(null, { isGift: true })).toEqual({ amount: 2_999, isWhole: true });
  });
});

it('an earlier charge goes back by a biller that names the charge, and the last one by any', () => {
  expect(refund(null, { is_followed: true })).toMatchObject({ isWhole: true });
  expect(refund(null, { biller: 'ccbill' })).toMatchObject({ isWhole: true });
});
