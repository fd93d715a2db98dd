import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultQuota, quotaKind, quotaStatus } from './quota.ts';

const DAY = 86_400_000;
const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY);
const limit = { max: 3, periodDays: 30 };

describe('D27 X03 the download quota', () => {
  it('is 60 in 30 days, and 20 for the three channel categories', () => {
    expect(defaultQuota(quotaKind(null))).toEqual({ max: 60, periodDays: 30 });
    expect(quotaKind('Anything else')).toBe('videos');
    for (const category of ['Compilations', 'Behind The Scenes', 'Intimates']) {
      expect(defaultQuota(quotaKind(category))).toEqual({ max: 20, periodDays: 30 });
    }
  });

  it('counts a download for exactly its period', () => {
    expect(quotaStatus([ago(30), ago(29.999), ago(1)], limit, now)).toEqual({
      thresholdReached: false,
      downloadsNumber: 2,
      downloadQuotaMax: 3,
      downloadDaysPeriod: 30,
      quotaLeft: 1,
      remainingDays: 0,
      zeroQuota: false,
    });
  });

  it('says in how many days there is room again', () => {
    expect(quotaStatus([ago(1), ago(29.5), ago(10)], limit, now)).toMatchObject({
      thresholdReached: true,
      remainingDays: 1,
    });
    expect(quotaStatus([ago(0), ago(0), ago(0)], limit, now).remainingDays).toBe(30);
    expect(quotaStatus([ago(29), ago(20), ago(19), ago(18)], limit, now)).toMatchObject({
      quotaLeft: 0,
      remainingDays: 10,
    });
  });

  it('of nothing lets nothing through, ever', () => {
    expect(quotaStatus([], { max: 0, periodDays: 30 }, now)).toMatchObject({
      thresholdReached: true,
      zeroQuota: true,
      quotaLeft: 0,
      remainingDays: 0,
    });
  });

  it('has room on the day that it names, and not before', () => {
    const times = fc.array(fc.integer({ min: 0, max: 40 * DAY }), { maxLength: 12 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), (ages, max) => {
        const downloads = ages.map((age) => new Date(now.getTime() - age));
        const rule = { max, periodDays: 30 };
        const status = quotaStatus(downloads, rule, now);
        expect(status.quotaLeft + Math.min(status.downloadsNumber, max)).toBe(max);
        expect(status.thresholdReached).toBe(status.remainingDays > 0);
        if (!status.thresholdReached) return;
        const then = new Date(now.getTime() + status.remainingDays * DAY);
        const dayBefore = new Date(then.getTime() - DAY);
        expect(quotaStatus(downloads, rule, then).thresholdReached).toBe(false);
        expect(quotaStatus(downloads, rule, dayBefore).thresholdReached).toBe(true);
      }),
    );
  });
});
