import { expect, it } from 'vitest';
import { leftOfCharge, type MoneyOfCharge, stateOfCharge } from './money-of-charge.ts';

const charge = (more: Partial<MoneyOfCharge> = {}): MoneyOfCharge => ({
  amount: 2_999,
  refunded: 0,
  under_way: 0,
  is_reversed: false,
  is_refunding: false,
  ...more,
});

it.each([
  ['collected', {}],
  ['refunded-in-part', { refunded: 1 }],
  ['refunding', { is_refunding: true }],
  ['refunding', { under_way: 1, refunded: 1 }],
  ['reversed', { is_reversed: true, is_refunding: true, refunded: 1 }],
] as const)('a charge is %s: %o', (state, more) => expect(stateOfCharge(charge(more))).toBe(state));

it('what is left of a charge is what was not refunded, and nothing once it was taken back', () => {
  expect(leftOfCharge(charge({ refunded: 1_000 }))).toBe(1_999);
  expect(leftOfCharge(charge({ refunded: 1_000, is_reversed: true }))).toBe(0);
});
