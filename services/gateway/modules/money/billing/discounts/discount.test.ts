import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChargeToReduce, type DiscountTerms, reduceCharge, refusedByBiller } from './discount.ts';
import { createDiscountCode, readDiscountCode } from './discount-code.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-03T00:00:00Z');
const PERCENT: DiscountTerms = {
  kind: 'percent',
  worth: 20,
  currency: null,
  planIds: null,
  brands: null,
  startsAt: null,
  endsAt: null,
  stoppedAt: null,
};
const AMOUNT: DiscountTerms = { ...PERCENT, kind: 'amount', worth: 1_000, currency: 'USD' };
const CHARGE: ChargeToReduce = {
  planId: 'vixen-month',
  brand: 'vixen',
  price: { amount: 2_999, currency: 'USD' },
  at: NOW,
};
const priced = (amount: number): ChargeToReduce => ({ ...CHARGE, price: { amount, currency: 'USD' } });

describe('what a code takes off', () => {
  it('a share, whose fraction of a cent goes to the person', () => {
    expect(reduceCharge(PERCENT, CHARGE)).toEqual({ charged: 2_399, discount: 600, lost: 0 });
    expect(reduceCharge({ ...PERCENT, worth: 100 }, CHARGE)).toEqual({ charged: 0, discount: 2_999, lost: 0 });
  });

  it('an amount, of which nothing is left over for another charge', () => {
    expect(reduceCharge(AMOUNT, CHARGE)).toEqual({ charged: 1_999, discount: 1_000, lost: 0 });
    expect(reduceCharge(AMOUNT, priced(300))).toEqual({ charged: 0, discount: 300, lost: 700 });
  });

  it('never more than the charge, and never nothing of one', () => {
    const terms = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((worth) => ({ ...PERCENT, worth })),
      fc.integer({ min: 1, max: 100_000 }).map((worth) => ({ ...AMOUNT, worth })),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 100_000 }), (each, amount) => {
        const reduced = reduceCharge(each, priced(amount));
        if (typeof reduced === 'string') throw new Error(reduced);
        const { charged, discount, lost } = reduced;
        expect(charged + discount).toBe(amount);
        expect(charged).toBeGreaterThanOrEqual(0);
        expect(discount).toBeGreaterThan(0);
        // An amount is lost only if it was more than the price; a share never is.
        expect(lost > 0 ? charged : 0).toBe(0);
        if (each.kind === 'percent') expect(lost).toBe(0);
        else expect(discount + lost).toBe(each.worth);
      }),
    );
  });
});

describe('why a code takes nothing off', () => {
  it.each([
    ['ended', { ...PERCENT, endsAt: NOW }, CHARGE],
    ['ended', { ...PERCENT, stoppedAt: NOW, endsAt: LATER }, CHARGE],
    ['notYet', { ...PERCENT, startsAt: LATER }, CHARGE],
    ['otherBrand', { ...PERCENT, brands: ['tushy'] }, CHARGE],
    ['otherPlan', { ...PERCENT, planIds: ['vixen-year'] }, CHARGE],
    ['otherCurrency', AMOUNT, { ...CHARGE, price: { amount: 2_999, currency: 'EUR' } }],
    ['nothingDue', PERCENT, priced(0)],
  ] as const)('%s', (refusal, terms, charge) => {
    expect(reduceCharge(terms, charge)).toBe(refusal);
  });

  it('counts to its last moment, from its first', () => {
    expect(reduceCharge({ ...PERCENT, startsAt: NOW, endsAt: new Date(NOW.getTime() + 1) }, CHARGE)).toBeTypeOf(
      'object',
    );
    expect(reduceCharge({ ...PERCENT, planIds: ['vixen-month'], brands: ['vixen'] }, CHARGE)).toBeTypeOf('object');
  });

  it('a biller has a least charge, takes nothing at all, or has fixed prices', () => {
    expect(refusedByBiller(99, 100)).toBe('tooLittleLeft');
    expect(refusedByBiller(100, 100)).toBeNull();
    expect(refusedByBiller(0, 100)).toBeNull();
    expect(refusedByBiller(2_399, null)).toBe('fixedPrice');
  });
});

describe('the spelling of a code', () => {
  it.each([
    [' summer-25 ', 'SUMMER25'],
    ['Su mm er', 'SUMMER'],
    ['ab', null],
    ['SOMMER-ÄÖ', null],
    ['A'.repeat(25), null],
    ['', null],
  ])('%s is %s', (typed, code) => expect(readDiscountCode(typed)).toBe(code));

  it('a random one is as it is stored', () => {
    const code = createDiscountCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(readDiscountCode(code)).toBe(code);
  });
});
