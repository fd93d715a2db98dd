import { describe, expect, it } from 'vitest';
import { inMinorUnits, inUnits, moneyText } from './currencies.ts';

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

it.each([
  [29_990, 'USD', undefined, '$299.90'],
  [500, 'JPY', undefined, '¥500'],
  [2_999, 'EUR', 'de', '29,99\u00A0€'],
] as const)(
  '%d minor units of %s are written in their currency and language',
  (minorUnits, currency, language, text) => {
    expect(moneyText(minorUnits, currency, language)).toBe(text);
  },
);
