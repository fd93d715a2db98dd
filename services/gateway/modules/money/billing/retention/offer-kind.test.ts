import { describe, expect, it } from 'vitest';
import { offerKind } from './offer-kind.ts';

const OFFER = {
  slug: 'stay',
  discountPercent: 33,
  currency: 'USD',
  lowestPrice: 1_000,
  highestPrice: 2_999,
  startsAt: '2026-03-02T00:00:00Z',
  endsAt: '2026-04-02T00:00:00Z',
  position: 1,
};
const problemsOf = (changes: object) => {
  const { error } = offerKind.schema.safeParse({ ...OFFER, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('an offer to stay', () => {
  it('may be for one price, and names its currency', () => {
    expect(problemsOf({ lowestPrice: 2_999 })).toEqual([]);
    expect(problemsOf({ currency: 'XXY' })).toEqual(['currency: expected a currency of ISO 4217, such as USD']);
  });

  it('may have neither prices nor days', () => {
    expect(problemsOf({ lowestPrice: null, startsAt: null })).toEqual([]);
    expect(problemsOf({ highestPrice: null, endsAt: null })).toEqual([]);
  });

  it('has no highest price below its lowest, and no end before its beginning', () => {
    expect(problemsOf({ lowestPrice: 3_000 })).toEqual(['highestPrice: expected at least the lowest price']);
    expect(problemsOf({ endsAt: OFFER.startsAt })).toEqual(['endsAt: expected a time after startsAt']);
  });

  it('is priced in minor units', () => {
    expect(problemsOf({ lowestPrice: 9.99 })).toEqual(['lowestPrice: expected minor units, such as 2999 for 29.99']);
  });

  it('is for members of three months of all sites, in dollars and without gems, unless it says otherwise', () => {
    const { slug, discountPercent, position } = OFFER;
    expect(offerKind.schema.parse({ slug, discountPercent, position })).toMatchObject({
      offeredGems: 0,
      currency: 'USD',
      lowestPrice: null,
      highestPrice: null,
      leastMonths: 3,
      sites: [],
      startsAt: null,
      endsAt: null,
    });
  });
});
