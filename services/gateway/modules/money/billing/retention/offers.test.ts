import { describe, expect, it } from 'vitest';
import { aSubscription } from '../../membership/testing/public.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { isRecentOffer } from './make-offer.ts';
import { discountedRenewal, membershipObstacles, termsObstacles } from './offer-obstacles.ts';
import { fittingOffer, type OfferRow, rebillDays } from './offers.ts';

const NOW = new Date('2026-09-02T12:00:00Z');
const RULES = {
  priceRange: { min: 2_999, max: 2_999 },
  rebillPeriod: 30,
  sites: ['vixen'],
  subscription: { type: 'member', brands: ['vixen'] },
};
const offer = (more: Partial<OfferRow> = {}, rules: object = {}): OfferRow => ({
  id: 'offer',
  subscription_id: 'own',
  name: 'stay',
  new_price: 2_009,
  currency: 'USD',
  offered_gems: 50,
  display_rules: { ...RULES, ...rules },
  created_at: NOW,
  taken_at: null,
  ...more,
});
const own = aSubscription('own');

describe('an offer to stay that was made', () => {
  it('is shown with its price, its gems and what it replaces', () => {
    expect(fittingOffer(offer(), own, agreementRow(), 'vixen')).toEqual({
      name: 'stay',
      currencies: ['USD'],
      displayRules: {
        priceRange: { min: 2_999, max: 2_999 },
        rebillPeriod: 30,
        sites: ['vixen'],
        subscriptionType: 'member',
        brands: ['vixen'],
      },
      deal: { newPrice: 2_009, offeredGems: 50 },
      currentRebill: { amount: 2_999, currency: 'USD' },
    });
  });

  it.each([
    ['another currency', offer({ currency: 'EUR' })],
    ['no lower price', offer({ new_price: 2_999 })],
    ['a higher range of prices', offer({}, { priceRange: { min: 3_000, max: 4_000 } })],
    ['a lower range of prices', offer({}, { priceRange: { min: 1, max: 2_998 } })],
    ['another period', offer({}, { rebillPeriod: 360 })],
    ['another site', offer({}, { sites: ['tushy'] })],
    ['trials', offer({}, { subscription: { type: 'trial', brands: ['vixen'] } })],
    ['another brand', offer({}, { subscription: { type: 'member', brands: ['tushy'] } })],
    ['rules that nobody can read', offer({ display_rules: {} })],
  ])('is not shown where it is for %s', (_what, made) => {
    expect(fittingOffer(made, own, agreementRow(), 'vixen')).toBeNull();
  });

  it('counts thirty days for each month, and none where nothing renews', () => {
    expect(rebillDays({ period_months: 12 })).toBe(360);
    expect(rebillDays({ period_months: null })).toBe(0);
  });

  it('is the only one for six months', () => {
    const made = { created_at: new Date('2026-03-02T12:00:00Z') };
    expect(isRecentOffer(made, new Date('2026-09-02T11:59:59Z'))).toBe(true);
    expect(isRecentOffer(made, NOW)).toBe(false);
  });
});

describe('a membership that no offer is for', () => {
  it.each([
    ['NOT_A_MEMBER', { type: 'trial' }, {}],
    ['NOT_BY_THE_MONTH', { type: 'member' }, { period_months: 3 }],
    ['NOT_RUNNING', { type: 'member' }, { status: 'past-due' }],
    ['BILLER_KEEPS_PRICES', { type: 'member' }, { biller: 'epoch' }],
  ] as const)('is %s', (obstacle, subscription, changes) => {
    expect(membershipObstacles(subscription, agreementRow(changes))).toEqual([obstacle]);
  });

  it('is not one by the month whose price its biller changes', () => {
    expect(membershipObstacles(own, agreementRow())).toEqual([]);
  });
});

describe('an offer on sale', () => {
  const terms = (more: Partial<Parameters<typeof termsObstacles>[0]> = {}) =>
    ({
      id: 'stay',
      position: 1,
      discount_percent: 33,
      offered_gems: 0,
      currency: 'USD',
      lowest_price: null,
      highest_price: null,
      sites: [],
      least_months: 0,
      starts_at: null,
      ends_at: null,
      ...more,
    }) as Parameters<typeof termsObstacles>[0];
  const member = { product: 'vixen', joined_at: new Date('2026-06-02T12:00:00Z') };
  const renewal = { amount: 2_999, currency: 'USD' };
  const obstacles = (more: Parameters<typeof terms>[0], now = NOW, charged = renewal) =>
    termsObstacles(terms(more), member, charged, now);

  it.each([
    ['at its lowest and highest price', { lowest_price: 2_999, highest_price: 2_999 }],
    ['of its site', { sites: ['vixen'] }],
    ['after as many months as it says', { least_months: 3 }],
    ['from its beginning on', { starts_at: NOW }],
    ['before its end', { ends_at: new Date(NOW.getTime() + 1) }],
  ])('is for a member %s', (_which, more) => expect(obstacles(more)).toEqual([]));

  it.each([
    ['OTHER_CURRENCY', { currency: 'EUR' }],
    ['PRICE_TOO_LOW', { lowest_price: 3_000 }],
    ['PRICE_TOO_LOW', { discount_percent: 97 }],
    ['PRICE_TOO_HIGH', { highest_price: 2_998 }],
    ['OTHER_SITE', { sites: ['tushy'] }],
    ['TOO_NEW', { least_months: 4 }],
    ['NOT_BEGUN', { starts_at: new Date(NOW.getTime() + 1) }],
    ['OVER', { ends_at: NOW }],
  ])('is %s', (obstacle, more) => expect(obstacles(more)).toEqual([obstacle]));

  it('leaves at least what billers charge', () => {
    expect(obstacles({ discount_percent: 90 }, NOW, { ...renewal, amount: 1_000 })).toEqual([]);
    expect(obstacles({ discount_percent: 90 }, NOW, { ...renewal, amount: 994 })).toEqual(['PRICE_TOO_LOW']);
  });

  it('is rounded to the cent', () => {
    expect(discountedRenewal({ amount: 2_999 }, { discount_percent: 33 })).toBe(2_009);
    expect(discountedRenewal({ amount: 2_999 }, { discount_percent: 0 })).toBe(2_999);
  });
});
