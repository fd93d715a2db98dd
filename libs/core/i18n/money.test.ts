import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [{ amount: 2999, currency: 'USD' }, '$29.99'],
    [{ amount: 0, currency: 'USD' }, '$0.00'],
    [{ amount: 23_988, currency: 'USD' }, '$239.88'],
    [{ amount: 1500, currency: 'JPY' }, '¥1,500'],
  ])('D22 reads %o as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
});
