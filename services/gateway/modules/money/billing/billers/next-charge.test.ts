import { describe, expect, it } from 'vitest';
import { nextCharge } from '../postbacks/moved-renewals.ts';
import { noonOfDay } from './next-charge.ts';

const ARIZONA = 7 * 3_600_000;
const EXPECTED = new Date('2026-04-01T12:00:00Z');
const after = (day: string, expected = EXPECTED) => {
  const nextChargeAt = noonOfDay(new Date(`${day}T07:00:00Z`), ARIZONA);
  return nextCharge({ occurredAt: new Date('2026-03-02T12:00:00Z'), nextChargeAt }, expected).toISOString();
};

describe('the next charge of a biller that names a day', () => {
  it('is the expected moment where it is that day, at any hour of it by the biller’s clock', () => {
    expect(after('2026-04-01')).toBe(EXPECTED.toISOString());
    for (const hour of ['2026-04-01T07:00:00.000Z', '2026-04-02T06:59:59.000Z']) {
      expect(after('2026-04-01', new Date(hour))).toBe(hour);
    }
  });

  it('is the same hour of another day', () => {
    expect(after('2026-04-03')).toBe('2026-04-03T12:00:00.000Z');
    expect(after('2026-03-31')).toBe('2026-03-31T12:00:00.000Z');
  });

  it('is not believed before the charge, nor more than a year later than expected', () => {
    expect(after('2026-03-01')).toBe(EXPECTED.toISOString());
    expect(after('2027-04-02')).toBe('2027-04-02T12:00:00.000Z');
    expect(after('2027-04-03')).toBe(EXPECTED.toISOString());
  });
});
