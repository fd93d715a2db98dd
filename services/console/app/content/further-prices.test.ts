import { expect, it } from 'vitest';
import { readPrices, writePrices } from './further-prices.ts';

const PRICES = [
  { currency: 'EUR', firstPrice: 100, renewalPrice: 2_499 },
  { currency: 'JPY', firstPrice: 150, renewalPrice: 3_400 },
];

it('prices are read as they are written, whatever stands around them', () => {
  expect(writePrices(PRICES)).toBe('EUR 100 2499\nJPY 150 3400');
  expect(readPrices('  eur  100 2499 \n\nJPY 150\t3400\n')).toEqual(PRICES);
  expect(readPrices('')).toEqual([]);
});

it.each(['EUR 100', 'EUR 100 2499 1', 'EUR 100 24,99', 'EUR'])('%s has no price of renewals', (line) => {
  expect(readPrices(line)[0]?.renewalPrice).toBeNaN();
});
