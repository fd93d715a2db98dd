import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../calendar/utc-dates.ts';
import { creditOf, daysBetween, type PaidTime, spendCredit } from './plan-change.ts';

const from = new Date('2026-03-01T12:00:00Z');
const paid = (amount: number, days: number, unusedMs: number): PaidTime => ({
  amount,
  from,
  until: new Date(from.getTime() + days * DAY_MS),
  unusedMs,
});

const amounts = fc.integer({ min: 0, max: 30_000 });
const paidTimes = fc
  .tuple(amounts, fc.integer({ min: 1, max: 366 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([amount, days, share]) => paid(amount, days, share * days * DAY_MS));
const firstPeriods = fc.record({
  price: fc.integer({ min: 1, max: 30_000 }),
  days: fc.integer({ min: 1, max: 366 }),
  leastCharge: fc.constantFrom(0, 100, 295),
});

describe('D42 what unused days are worth', () => {
  it.each([
    ['a year with 101 of 365 days left', paid(11_988, 365, 101 * DAY_MS), { days: 101, amount: 3_318 }],
    ['a charge of a moment ago', paid(2_999, 31, 31 * DAY_MS), { days: 31, amount: 2_999 }],
    ['a day that has begun', paid(2_999, 30, DAY_MS / 2), { days: 1, amount: 100 }],
    ['a period that is over', paid(2_999, 30, 0), { days: 0, amount: 0 }],
    ['a charge of nothing', paid(0, 30, 12 * DAY_MS), { days: 12, amount: 0 }],
    ['a period without time', paid(2_999, 0, 0), { days: 0, amount: 0 }],
  ])('%s', (_what, time, credit) => {
    expect(creditOf(time)).toEqual(credit);
  });

  it('is never more than was charged, nor less than the share of time that is left', () => {
    fc.assert(
      fc.property(paidTimes, (time) => {
        const { amount } = creditOf(time);
        const share = time.unusedMs / (time.until.getTime() - time.from.getTime());
        expect(amount).toBeLessThanOrEqual(time.amount);
        expect(amount).toBeGreaterThanOrEqual(Math.floor(time.amount * share));
      }),
    );
  });

  it('is worth less than one day and one cent more than the time that is left', () => {
    fc.assert(
      fc.property(paidTimes, (time) => {
        const length = time.until.getTime() - time.from.getTime();
        const bound = (time.amount * (time.unusedMs + DAY_MS)) / length + 1;
        expect(creditOf(time).amount).toBeLessThan(bound);
      }),
    );
  });

  it('does not grow while time passes', () => {
    fc.assert(
      fc.property(paidTimes, fc.double({ min: 0, max: 1, noNaN: true }), (time, share) => {
        const later = { ...time, unusedMs: time.unusedMs * share };
        expect(creditOf(later).amount).toBeLessThanOrEqual(creditOf(time).amount);
      }),
    );
  });
});

describe('D42 how a credit is spent', () => {
  const month = { price: 4_999, days: 30, leastCharge: 100 };

  it.each([
    ['no credit', 0, { charged: 4_999, extraDays: 0 }],
    ['less than the charge', 1_999, { charged: 3_000, extraDays: 0 }],
    ['all but the least charge', 4_899, { charged: 100, extraDays: 0 }],
    ['all but less than that', 4_900, { charged: 0, extraDays: 0 }],
    ['all but a cent', 4_998, { charged: 0, extraDays: 0 }],
    ['exactly the charge', 4_999, { charged: 0, extraDays: 0 }],
    ['more than the charge', 11_988, { charged: 0, extraDays: 42 }],
  ])('%s', (_what, credit, spent) => {
    expect(spendCredit(month, credit)).toEqual(spent);
  });

  it('a price below the least charge is charged where there is no credit', () => {
    expect(spendCredit({ ...month, price: 50 }, 0)).toEqual({ charged: 50, extraDays: 0 });
  });

  it('no part is lost, and less than one day, or what billers don’t charge, is added', () => {
    fc.assert(
      fc.property(firstPeriods, amounts, (first, credit) => {
        const { charged, extraDays } = spendCredit(first, credit);
        const perDay = first.price / first.days;
        const value = first.price - charged + extraDays * perDay;
        expect(charged === 0 || credit === 0 || charged >= first.leastCharge).toBe(true);
        expect(value).toBeGreaterThanOrEqual(credit - 1e-6);
        expect(value).toBeLessThan(credit + Math.max(perDay, first.leastCharge) + 1e-6);
        expect(charged === 0 || extraDays === 0).toBe(true);
      }),
    );
  });

  it('a plan that costs nothing takes no credit', () => {
    expect(spendCredit({ ...month, price: 0 }, 500)).toEqual({ charged: 0, extraDays: 0 });
  });
});

it('D42 days between two moments count the one that has begun', () => {
  expect(daysBetween(from, new Date('2026-04-01T12:00:00Z'))).toBe(31);
  expect(daysBetween(from, new Date('2026-03-01T13:00:00Z'))).toBe(1);
  expect(daysBetween(from, from)).toBe(0);
});
