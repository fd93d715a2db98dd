import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPeriods, daysOfMonths, renewalDaysAt } from './billing-term.ts';
import { DAY_MS } from './utc-dates.ts';

const FROM = new Date('2026-03-02T12:00:00Z');
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

describe('the term of a biller', () => {
  it.each([
    [1, 'months', '2026-04-02'],
    [1, 'days', '2026-04-01'],
    [3, 'months', '2026-06-02'],
    [3, 'days', '2026-05-31'],
    [12, 'months', '2027-03-02'],
    [12, 'days', '2027-03-02'],
  ] as const)('%i months counted in %s end on their own day', (months, unit, day) => {
    expect(dayOf(addPeriods(FROM, { months, unit }))).toBe(day);
  });

  it('charges five days earlier after a year of thirty days than by the month', () => {
    const byDays = addPeriods(FROM, { months: 1, unit: 'days' }, 12);
    const byMonths = addPeriods(FROM, { months: 1, unit: 'months' }, 12);
    expect((byMonths.getTime() - byDays.getTime()) / DAY_MS).toBe(5);
  });

  it('goes back as it goes on', () => {
    const term = { months: 3, unit: 'days' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (periods) => {
        expect(addPeriods(addPeriods(FROM, term, periods), term, -periods)).toEqual(FROM);
      }),
    );
  });

  it('names the days only where days are counted', () => {
    expect([1, 3, 12, 13].map(daysOfMonths)).toEqual([30, 90, 365, 395]);
    expect(renewalDaysAt('ccbill', 1)).toBe(30);
    expect(renewalDaysAt('segpay', 12)).toBe(365);
    expect(renewalDaysAt('epoch', 1)).toBeNull();
  });
});
