import { expect, it } from 'vitest';
import { plansOfSite } from '../options/standard-plans.ts';
import { readPlanPrices } from './plan-prices.ts';

const [trial, free] = plansOfSite('vixen').map((plan) => ({ ...plan, prices: [] }));
if (!trial || !free) throw new Error('There are plans.');
const price = (currency: string, firstPrice = 100, rebillPrice = 2_499) => ({ currency, firstPrice, rebillPrice });

it('prices are whole minor units of currencies that are sold in, one in each', () => {
  expect(readPlanPrices([price('EUR'), price('JPY', 150, 3_400)], trial)).toEqual([
    { currency: 'EUR', first_price: 100, rebill_price: 2_499 },
    { currency: 'JPY', first_price: 150, rebill_price: 3_400 },
  ]);
  expect(readPlanPrices([], trial)).toEqual([]);
});

it.each([
  ['an unknown currency', [price('CHF')], 'Prices beside those in USD are in EUR, GBP, JPY.'],
  ['the base currency', [price('USD')], 'Prices beside those in USD are in EUR, GBP, JPY.'],
  ['parts of a cent', [price('EUR', 99.5)], 'A price is a whole number of minor units.'],
  ['a currency twice', [price('EUR'), price('EUR')], 'There are two prices in EUR. A plan has one in each currency.'],
  ['too little', [price('GBP', 99)], 'Billers charge 1.00 GBP at least: the first price is less.'],
  ['too little yen', [price('JPY', 100, 0)], 'Billers charge 100 JPY at least: the price of renewals is less.'],
])('%s is refused, with what is expected', (_what, prices, text) => expect(readPlanPrices(prices, trial)).toBe(text));

it('a plan that costs nothing costs nothing in any currency', () => {
  expect(readPlanPrices([price('EUR', 0, 0)], free)).toEqual([{ currency: 'EUR', first_price: 0, rebill_price: 0 }]);
  expect(readPlanPrices([price('EUR', 100, 0)], free)).toBe('The first price of this plan is nothing, in EUR too.');
});
