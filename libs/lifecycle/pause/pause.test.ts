import { describe, expect, it } from 'vitest';
import { isPauseMonths, isRenewalChangeable, pauseEnd } from './pause.ts';

describe('a pause', () => {
  it('is of one, two or three months', () => {
    expect([0, 1, 2, 3, 4, 1.5, -1, Number.NaN].filter(isPauseMonths)).toEqual([1, 2, 3]);
  });

  it.each([
    ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-11-30T00:00:00Z', 3, '2027-02-28T00:00:00.000Z'],
    ['2026-04-02T12:00:00Z', 2, '2026-06-02T12:00:00.000Z'],
  ] as const)('that begins on %s for %i months ends on %s', (from, months, until) => {
    expect(pauseEnd(new Date(from), months).toISOString()).toBe(until);
  });

  it('can’t move a renewal that falls due within two hours', () => {
    const due = new Date('2026-04-02T12:00:00Z');
    expect(isRenewalChangeable(due, new Date('2026-04-02T09:59:59Z'))).toBe(true);
    expect(isRenewalChangeable(due, new Date('2026-04-02T10:00:00Z'))).toBe(false);
    expect(isRenewalChangeable(due, new Date('2026-04-03T00:00:00Z'))).toBe(false);
  });
});
