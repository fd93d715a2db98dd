import { describe, expect, it } from 'vitest';
import { dayBefore, daysOf, spanOfDay } from './history-days.ts';

const film = (name: string, watchedAt: string | null) => ({ name, watchedAt });
const FILMS = [
  film('late', '2026-03-02T11:00:00Z'),
  film('last', '2026-03-02T10:59:59Z'),
  film('unknown', null),
  film('first', '2026-03-01T11:00:00Z'),
  film('early', '2026-03-01T10:59:59Z'),
];
const namesByDay = (timeZone: string) =>
  daysOf(FILMS, timeZone).map(({ day, films }) => [day, films.map(({ name }) => name)]);

describe('films of a history', () => {
  it('are of the day that it was where their reader is', () => {
    expect(namesByDay('Pacific/Auckland')).toEqual([
      ['2026-03-03', ['late']],
      ['2026-03-02', ['last', 'unknown', 'first']],
      ['2026-03-01', ['early']],
    ]);
    expect(namesByDay('UTC')).toEqual([
      ['2026-03-02', ['late', 'last', 'unknown']],
      ['2026-03-01', ['first', 'early']],
    ]);
    expect(daysOf([], 'UTC')).toEqual([]);
  });

  it('know the day before', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });
});

describe('a day', () => {
  it.each([
    ['UTC', '2026-03-02T12:34:56Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    ['UTC', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    ['UTC', '2026-03-02T23:59:59.999Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    ['Pacific/Auckland', '2026-03-02T10:59:59Z', '2026-03-01T11:00:00.000Z', '2026-03-02T11:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-02T12:00:00Z', '2026-03-01T18:30:00.000Z', '2026-03-02T18:30:00.000Z'],
    // 23 and 25 hours.
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    // A day that begins at one o'clock.
    ['Asia/Beirut', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ])('in %s goes from its first minute to that of the next: %s', (timeZone, at, from, until) => {
    expect(spanOfDay(at, timeZone)).toEqual({ from, until });
  });
});
