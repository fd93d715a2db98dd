import { expect, it } from 'vitest';
import { endOfLostPause } from './moved-renewal.ts';

it.each([
  { of: 'no pause, where the renewal is due', triedAt: '2026-04-02T12:00:00Z', end: null },
  { of: 'no pause, within the grace and a day', triedAt: '2026-04-10T11:59:59Z', end: null },
  { of: 'a pause that was ended early', triedAt: '2026-04-10T12:00:00Z', end: '2026-04-10T12:00:00.000Z' },
  { of: 'a month, charged a little ahead', triedAt: '2026-05-01T06:00:00Z', end: '2026-05-02T12:00:00.000Z' },
  { of: 'two months, charged by days', triedAt: '2026-06-03T12:00:00Z', end: '2026-06-02T12:00:00.000Z' },
  { of: 'three months', triedAt: '2026-07-02T12:00:00Z', end: '2026-07-02T12:00:00.000Z' },
  { of: 'a time between two months', triedAt: '2026-05-20T00:00:00Z', end: '2026-05-20T00:00:00.000Z' },
])('the end of $of', ({ triedAt, end }) => {
  expect(endOfLostPause(new Date('2026-04-02T12:00:00Z'), new Date(triedAt))?.toISOString() ?? null).toBe(end);
});
