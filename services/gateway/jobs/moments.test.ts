import { expect, it } from 'vitest';
import { latestMoment, momentsBetween, nextMoment, paceOf } from './moments.ts';

const FRIDAYS = '0 0 * * 5';
const day = (text: string): Date => new Date(`${text}Z`);

it('finds the latest moment, the instant itself included', () => {
  expect(latestMoment(FRIDAYS, day('2026-03-06T00:00:00'))).toEqual(day('2026-03-06T00:00:00'));
  expect(latestMoment(FRIDAYS, day('2026-03-06T00:00:00.500'))).toEqual(day('2026-03-06T00:00:00'));
  expect(latestMoment(FRIDAYS, day('2026-03-05T23:59:59.999'))).toEqual(day('2026-02-27T00:00:00'));
});

it('finds the next moment, the instant itself not included', () => {
  expect(nextMoment(FRIDAYS, day('2026-03-06T00:00:00'))).toEqual(day('2026-03-13T00:00:00'));
  expect(nextMoment(FRIDAYS, day('2026-03-05T23:59:59.999'))).toEqual(day('2026-03-06T00:00:00'));
});

it('lists what was missed, the latest of many', () => {
  const between = (after: string, until: string, most = 10) =>
    momentsBetween(FRIDAYS, { after: day(after), until: day(until), most });
  expect(between('2026-02-27T00:00:00', '2026-03-14T12:00:00')).toEqual([
    day('2026-03-06T00:00:00'),
    day('2026-03-13T00:00:00'),
  ]);
  expect(between('2026-03-13T00:00:00', '2026-03-14T12:00:00')).toEqual([]);
  expect(between('2025-03-13T00:00:00', '2026-03-14T12:00:00', 1)).toEqual([day('2026-03-13T00:00:00')]);
});

it('knows how far apart they are', () => {
  expect(paceOf(FRIDAYS, day('2026-03-06T00:00:00'))).toBe(7 * 86_400_000);
  expect(paceOf('*/5 * * * *', day('2026-03-06T00:05:00'))).toBe(300_000);
});
