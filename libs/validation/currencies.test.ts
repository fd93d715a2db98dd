import { describe, expect, it } from 'vitest';
import { inMinorUnits, inUnits } from './currencies.ts';

describe('sums in a form', () => {
  it.each([
    ['USD', 2_999, '29.99'],
    ['USD', 1_000, '10.00'],
    ['JPY', 2_999, '2999'],
    ['KWD', 2_999, '2.999'],
  ])('of %s: %d minor units are %s, and back', (currency, minorUnits, typed) => {
    expect(inUnits(minorUnits, currency)).toBe(typed);
    expect(inMinorUnits(Number(typed), currency)).toBe(minorUnits);
  });
});
