import { describe, expect, it } from 'vitest';
import { daysOf, isDay, onDay, stepFrom } from './days.ts';

describe('the days of a calendar', () => {
  it('are whole weeks from Monday on', () => {
    const days = daysOf('month', '2026-03-15');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-02-23', '2026-04-05', 42]);
    expect(daysOf('month', '2027-02-10')).toHaveLength(28);
    expect(daysOf('week', '2026-03-01')).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('are stepped over by the month or the week', () => {
    expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepFrom('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(stepFrom('week', '2026-02-26', 1)).toBe('2026-03-05');
  });

  it('keep the time of what is moved', () => {
    expect(onDay('2026-03-01T18:30:00.000Z', '2026-03-09')).toBe('2026-03-09T18:30:00.000Z');
  });

  it.each(['2026-02-30', '2026-1-1', 'today', null])('are none of %s', (text) => expect(isDay(text)).toBe(false));
});
