import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxTakenBack, taxWithin } from './included-tax.ts';
import { rateTable } from './rate-table.ts';

describe('the tax within a price', () => {
  it.each([
    [2_999, 1_900, 479],
    [2_999, 700, 196],
    // 110 at 10 % is 10 exactly; 5 at 10 % is 0.4545.
    [110, 1_000, 10],
    [5, 1_000, 0],
    // Half a minor unit: 3 at 20 % is 0.5.
    [3, 2_000, 1],
    [0, 1_900, 0],
    [2_999, 0, 0],
  ])('%d at %d basis points is %d', (price, rate, tax) => expect(taxWithin(price, rate)).toBe(tax));

  it('is within half a minor unit of the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 5_000 }), (price, rate) => {
        expect(Math.abs(taxWithin(price, rate) - (price * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the tax that goes back with parts', () => {
  it('adds up to the tax of the charge, in whichever parts it goes back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 5_000 }), (amounts, rate) => {
        const amount = amounts.reduce((sum, each) => sum + each, 0);
        const charge = { amount, tax: taxWithin(amount, rate) };
        let before = 0;
        let back = 0;
        for (const part of amounts) {
          const tax = taxTakenBack(charge, before, part);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(part);
          before += part;
          back += tax;
        }
        expect(back).toBe(charge.tax);
      }),
    );
  });

  it('is never more than what is left of it, where a bank takes back what was refunded before', () => {
    const charge = { amount: 2_999, tax: 479 };
    expect(taxTakenBack(charge, 1_000, 2_999)).toBe(479 - taxTakenBack(charge, 0, 1_000));
    expect(taxTakenBack(charge, 2_999, 2_999)).toBe(0);
  });
});

describe('a table of rates', () => {
  const german = { country: 'DE', region: null, name: 'VAT' } as const;
  const table = rateTable([
    { ...german, rate: 1_900, from: '2021-01-01', until: '2026-04-01' },
    { ...german, rate: 2_000, from: '2026-04-01', until: null },
    { country: 'US', region: 'US-TX', name: 'Sales tax', rate: 625, from: '2020-01-01', until: null },
  ]);
  const at = (moment: string, country: string | null, region: string | null = null) =>
    table.taxOf({ country, region, at: new Date(moment), amount: 2_999 });

  it('has a rate for a country at a moment, from its first day to the one before the next', () => {
    expect(at('2026-03-31T23:59:59Z', 'DE')).toEqual({ name: 'VAT', rate: 1_900, amount: 479 });
    expect(at('2026-04-01T00:00:00Z', 'DE')).toMatchObject({ rate: 2_000, amount: 500 });
    expect(at('2020-12-31T12:00:00Z', 'DE')).toBeNull();
    expect(at('2026-03-31T12:00:00Z', 'FR')).toBeNull();
    expect(at('2026-03-31T12:00:00Z', null)).toBeNull();
  });

  it('has a rate for a region, and for a region that it does not know that of the country', () => {
    expect(at('2026-03-01T00:00:00Z', 'US', 'US-TX')).toMatchObject({ name: 'Sales tax', rate: 625 });
    expect(at('2026-03-01T00:00:00Z', 'US', 'US-CA')).toBeNull();
    expect(at('2026-03-01T00:00:00Z', 'DE', 'DE-BY')).toMatchObject({ rate: 1_900 });
  });
});
