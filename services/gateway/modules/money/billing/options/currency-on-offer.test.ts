import { describe, expect, it } from 'vitest';
import { CARD_ROUTES } from '../choice/card-routes.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { currencyOnOffer, offeredIn, type OfferFacts, type PaidMembership } from './currency-on-offer.ts';
import type { Plan } from './priced-plan.ts';
import { standardPlansOf } from '@network/testing/standard-plans.ts';

const euros = { currency: 'EUR', first_price: 2_499, rebill_price: 2_499 };
const inEuros: readonly Plan[] = standardPlansOf('vixen').map((plan) => ({
  ...plan,
  prices: plan.rebill_price === 0 ? [] : [euros],
}));
const [trial, ...others] = inEuros as readonly [Plan, ...Plan[]];
const paid = (currency: string): PaidMembership => ({ subscriptionId: currency, product: 'vixen', currency });
const facts: OfferFacts = { plans: inEuros, country: 'DE', paid: [], billers: ['rocketgate', 'ccbill'] };
const decide = (more: Partial<OfferFacts>, routes = CARD_ROUTES) => currencyOnOffer({ ...facts, ...more }, routes);

describe('the currency of an offer', () => {
  it('is that of the country, where all plans have a price in it; what costs nothing needs none', () => {
    expect(decide({})).toBe('EUR');
    expect(decide({ country: 'US' })).toBe('USD');
    expect(decide({ country: 'JP' })).toBe('USD');
    expect(decide({ country: null })).toBe('USD');
    expect(decide({ plans: [{ ...trial, prices: [] }, ...others] })).toBe('USD');
  });

  it('is that of the membership first, wherever its member is', () => {
    expect(decide({ country: 'JP', paid: [paid('EUR')] })).toBe('EUR');
    expect(decide({ paid: [paid('USD')] })).toBe('USD');
  });

  it('is the base currency where no biller takes the other one from there', () => {
    expect(decide({ billers: ['ccbill'] })).toBe('USD');
    const notInGermany = { ...CARD_ROUTES, rocketgate: { currencies: ['USD', 'EUR'], notIn: ['DE'] } };
    expect(decide({}, notInGermany)).toBe('USD');
    expect(decide({ country: 'FR' }, notInGermany)).toBe('EUR');
  });
});

describe('plans at their prices', () => {
  it('are those of the currency', () => {
    const [first] = offeredIn('EUR', facts);
    expect(first).toMatchObject({ currency: 'EUR', first_price: 2_499, rebill_price: 2_499 });
    expect(offeredIn('USD', facts)[0]).toMatchObject({ currency: 'USD', first_price: 100, rebill_price: 2_999 });
  });

  it('are not offered in the place of a membership in another currency', () => {
    expect(offeredIn('USD', { ...facts, paid: [paid('EUR')] })).toEqual([]);
    expect(offeredIn('EUR', { ...facts, paid: [paid('EUR')] })).toHaveLength(4);
  });
});

it.each([
  ['AT', 'EUR'],
  ['JE', 'GBP'],
  ['JP', 'JPY'],
  ['CH', 'USD'],
  [null, 'USD'],
])('people in %s pay in %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));
