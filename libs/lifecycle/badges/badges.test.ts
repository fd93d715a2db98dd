import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BadgeFacts, badgesOf, isFounder, retainsTenureBadge, tenureBadge } from './badges.ts';

const now = new Date('2026-06-15T12:00:00Z');
const plain: BadgeFacts = {
  seniorityMonths: 0,
  isActive: true,
  lapsedAt: null,
  joinedAt: new Date('2026-01-01'),
  siteLaunchedOn: '2016-07-04',
  isModerator: false,
  isKing: false,
  isDirector: false,
  isModel: false,
};
const before = (ms: number) => new Date(now.getTime() - ms);
const DAY = 86_400_000;

describe('L12 badges', () => {
  it.each([
    [0, null],
    [2.99, null],
    [3, 'bronze'],
    [5.99, 'bronze'],
    [6, 'silver'],
    [11, 'silver'],
    [12, 'gold'],
    [23, 'gold'],
    [24, 'boss'],
    [600, 'boss'],
    [-1, null],
    [Number.NaN, null],
  ])('after %s months: %s', (months, badge) => {
    expect(tenureBadge(months)).toBe(badge);
  });

  it('never fall with time', () => {
    const rank = [null, 'bronze', 'silver', 'gold', 'boss'];
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (months, more) => {
        expect(rank.indexOf(tenureBadge(months + more))).toBeGreaterThanOrEqual(rank.indexOf(tenureBadge(months)));
      }),
    );
  });

  it('D26 survive 7 days after a lapse', () => {
    expect(retainsTenureBadge({ isActive: false, lapsedAt: before(3 * DAY) }, now)).toBe(true);
    expect(retainsTenureBadge({ isActive: false, lapsedAt: before(7 * DAY) }, now)).toBe(true);
    expect(retainsTenureBadge({ isActive: false, lapsedAt: before(7 * DAY + 1) }, now)).toBe(false);
    expect(retainsTenureBadge({ isActive: false, lapsedAt: null }, now)).toBe(false);
    expect(badgesOf({ ...plain, seniorityMonths: 14, isActive: false, lapsedAt: before(3 * DAY) }, now)).toEqual([
      'gold',
    ]);
    expect(badgesOf({ ...plain, seniorityMonths: 14, isActive: false, lapsedAt: before(90 * DAY) }, now)).toEqual([]);
  });

  it('D26 make a founder of a member who joined within six months of the launch', () => {
    expect(isFounder(new Date('2017-01-03T23:59:59Z'), '2016-07-04')).toBe(true);
    expect(isFounder(new Date('2017-01-04T00:00:00Z'), '2016-07-04')).toBe(false);
    expect(isFounder(new Date('2019-03-01'), '2018-08-31')).toBe(false);
    expect(isFounder(new Date('2019-02-27'), '2018-08-31')).toBe(true);
    expect(isFounder(null, '2016-07-04')).toBe(false);
    expect(isFounder(new Date('2017-01-01'), 'no day')).toBe(false);
  });

  it('show roles, then tenure, then the founder', () => {
    const all = { isModerator: true, isKing: true, isDirector: true, isModel: true, joinedAt: new Date('2016-08-01') };
    expect(badgesOf({ ...plain, ...all, seniorityMonths: 30 }, now)).toEqual([
      'moderator',
      'king',
      'director',
      'model',
      'boss',
      'founder',
    ]);
    expect(badgesOf(plain, now)).toEqual([]);
  });
});
