import { describe, expect, it } from 'vitest';
import { isDay, parseInstant } from './instant.ts';

describe('an instant', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00Z', '2026-01-31T12:00:00.000Z'],
    ['2028-02-29T23:59:59.123456789+05:30', '2028-02-29T18:29:59.123Z'],
    ['2026-01-01T00:30:00+02:00', '2025-12-31T22:30:00.000Z'],
  ])('is read: %s', (text, instant) => expect(parseInstant(text)).toBe(instant));

  it.each([
    ['a day that the year does not have', '2027-02-29T10:00Z'],
    ['a day that no April has', '2026-04-31T10:00:00Z'],
    ['month 13', '2026-13-01T10:00:00Z'],
    ['hour 24', '2026-01-01T24:00:00Z'],
    ['second 60', '2026-01-01T10:00:60Z'],
    ['an offset of 25 hours', '2026-01-01T10:00:00+25:00'],
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['the year 10000', '10000-01-01T00:00:00Z'],
    ['a year with a sign', '+012026-01-01T00:00:00Z'],
    ['what its offset moves out of the calendar', '1900-01-01T00:00:00+01:00'],
    ['no zone', '2026-01-31T12:00:00'],
    ['a number', 1_770_000_000_000],
    ['nothing', null],
  ])('is not %s', (_what, value) => expect(parseInstant(value)).toBeNull());
});

describe('a day', () => {
  it.each(['2026-01-31', '2028-02-29', '1900-01-01', '2999-12-31'])('is %s', (day) => expect(isDay(day)).toBe(true));

  it.each([
    '2027-02-29',
    '2026-04-31',
    '0000-01-01',
    '3000-01-01',
    '10000-01-01',
    '2026-1-1',
    ' 2026-01-01',
    20_260_101,
  ])('is not %s', (value) => expect(isDay(value)).toBe(false));
});
