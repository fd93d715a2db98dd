import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilGemsRefresh, isoWeek, lastGemsGrant, nextGemsGrant, percentageOfUnlockedPacks } from './gems.ts';

describe('L10 D25 the Friday grant', () => {
  it.each([
    ['2026-11-19T23:59:59.999Z', '2026-11-20T00:00:00.000Z', 1],
    ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z', 1],
    ['2026-11-20T00:00:00.000Z', '2026-11-27T00:00:00.000Z', 7],
    ['2026-11-20T00:00:00.001Z', '2026-11-27T00:00:00.000Z', 7],
    ['2026-11-21T05:00:00.000Z', '2026-11-27T00:00:00.000Z', 6],
    ['2026-12-31T12:00:00.000Z', '2027-01-01T00:00:00.000Z', 1],
  ])('after %s is at %s, in %i days', (now, grant, days) => {
    expect(nextGemsGrant(new Date(now)).toISOString()).toBe(grant);
    expect(daysUntilGemsRefresh(new Date(now))).toBe(days);
  });

  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['2026-11-23T09:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['2026-11-26T23:59:59.999Z', '2026-11-20T00:00:00.000Z'],
  ])('was, at %s, at %s', (now, grant) => {
    expect(lastGemsGrant(new Date(now)).toISOString()).toBe(grant);
  });

  it('is always a later Friday at midnight UTC, at most a week away', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }), (now) => {
        const grant = nextGemsGrant(now);
        const wait = grant.getTime() - now.getTime();
        expect(grant.getUTCDay()).toBe(5);
        expect(grant.getTime() % 86_400_000).toBe(0);
        expect(wait > 0 && wait <= 7 * 86_400_000).toBe(true);
        expect(isoWeek(new Date(grant.getTime() + 7 * 86_400_000))).not.toBe(isoWeek(grant));
      }),
    );
  });

  it.each([
    ['2026-01-01', '2026-W01'],
    ['2021-01-01', '2020-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
  ])('of %s is of %s', (day, week) => {
    expect(isoWeek(new Date(`${day}T23:59:59Z`))).toBe(week);
  });
});

describe('X01 the unlocked packs', () => {
  it.each([
    [0, 20, 0],
    [1, 3, 33],
    [19, 20, 95],
    [199, 200, 99],
    [20, 20, 100],
    [21, 20, 100],
    [-1, 20, 0],
    [1, 0, 0],
  ])('%i of %i are %i percent', (unlocked, total, percent) => {
    expect(percentageOfUnlockedPacks(unlocked, total)).toBe(percent);
  });
});
