import { describe, expect, it } from 'vitest';
import { readShownPrice, shownPriceField, writeShownPrice } from './shown-price.ts';

describe('a price that a page showed', () => {
  it.each([
    { now: 2_799, later: 2_799, currency: 'EUR' },
    { now: 0, later: 2_999, currency: 'USD' },
    { now: 4_500, later: null, currency: 'JPY' },
  ])('is read as it was written: %j', (price) => {
    expect(readShownPrice(writeShownPrice(price))).toEqual(price);
  });

  it.each(['', 'EUR', '2799 EUR', 'EUR -5', 'EUR 27.99', 'eur 2799', 'EUR 2799 2799 1'])(
    'is one that nothing costs where it is %j',
    (text) => {
      expect(readShownPrice(text)).toEqual({ now: -1, later: null, currency: '' });
    },
  );

  it('has a field for each option', () => {
    expect(shownPriceField(303)).toBe('shown-303');
  });
});
