import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthsBetween, startOfDay } from './utc-dates.ts';

describe('D26 calendar months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString().slice(0, 10)).toBe(to);
  });

  it.each([
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-15', '2025-01-15', 0],
  ])('from %s to %s are %i', (from, to, months) => {
    expect(monthsBetween(new Date(from), new Date(to))).toBe(months);
  });

  it('between a day and months later are those months', () => {
    const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2090-01-01') });
    fc.assert(
      fc.property(day, fc.nat(400), (from, months) => {
        expect(monthsBetween(from, addMonths(from, months))).toBe(months);
      }),
    );
  });
});

describe('the start of a day', () => {
  it.each(['2026-03-02T00:00:00.000Z', '2026-03-02T12:34:56.789Z', '2026-03-02T23:59:59.999Z'])(
    'of %s is its midnight, UTC',
    (at) => {
      expect(startOfDay(new Date(at)).toISOString()).toBe('2026-03-02T00:00:00.000Z');
    },
  );
});
