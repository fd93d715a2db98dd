import { describe, expect, it } from 'vitest';
import { changedPrice, readShown } from './shown-price.ts';

const price = { full: 2_999, charged: 1_999, later: 2_999, currency: 'USD' };
const shown = { now: 1_999, later: 2_999, currency: 'USD' };

describe('the price that a page showed', () => {
  it('is charged where nothing has changed, or a voucher takes something off it', () => {
    expect(changedPrice(shown, price)).toBeNull();
    expect(changedPrice({ ...shown, now: 2_999 }, price)).toBeNull();
    expect(changedPrice({ ...shown, later: null }, { ...price, later: null })).toBeNull();
  });

  it.each([
    ['another amount now', { now: 1_998 }],
    ['another amount later', { later: 1_999 }],
    ['no renewal', { later: null }],
    ['another currency', { currency: 'EUR' }],
  ])('is not charged where it was %s', (_what, more) => {
    expect(changedPrice({ ...shown, ...more }, price)).toEqual({
      now: { amount: 1_999, currency: 'USD' },
      later: { amount: 2_999, currency: 'USD' },
    });
  });

  it('is not charged where it had a renewal and nothing renews by now', () => {
    expect(changedPrice(shown, { ...price, later: null })).toEqual({
      now: { amount: 1_999, currency: 'USD' },
      later: null,
    });
  });

  it('is any price for a caller without a page', () => {
    expect(changedPrice(readShown(null), price)).toBeNull();
    expect(readShown(undefined)).toBeUndefined();
    expect(readShown({ now: 1, currency: 'EUR' })).toEqual({ now: 1, later: null, currency: 'EUR' });
    expect(readShown({ now: 1, later: 2, currency: 'EUR' })).toEqual({ now: 1, later: 2, currency: 'EUR' });
  });
});
