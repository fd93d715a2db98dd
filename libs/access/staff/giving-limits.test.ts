import { describe, expect, it } from 'vitest';
import {
  exceedsLimits,
  type Gift,
  givingLimit,
  MONTH_OF_GIFTS,
  TIMES_PER_STAFF,
  YEAR_OF_GIFTS,
} from './giving-limits.ts';
import { needsApproval } from './member-actions.ts';

const NOTHING = { toMember: [], toMemberInMonth: [], toMemberInYear: [], byStaff: [] } as const;
const of = (unit: string, amount: number): Gift => ({ unit, amount });

describe('gifts that need a second member of staff', () => {
  it.each([
    ['USD', 5_000],
    ['EUR', 4_500],
    ['GBP', 4_000],
    ['JPY', 7_500],
    ['gems', 1_000],
    ['days', 31],
  ])('are those above the limit of %s: %i', (unit, limit) => {
    expect(givingLimit(unit)).toBe(limit);
    expect(exceedsLimits(of(unit, limit), NOTHING)).toBe(false);
    expect(exceedsLimits(of(unit, limit + 1), NOTHING)).toBe(true);
  });

  it.each(['KWD', 'toString', ''])('are all where there is no limit: “%s”', (unit) => {
    expect(exceedsLimits(of(unit, 1), NOTHING)).toBe(true);
  });

  it('count with what the member was given before', () => {
    const before = { ...NOTHING, toMember: [of('USD', 2_999)] };
    expect(exceedsLimits(of('USD', 2_001), before)).toBe(false);
    expect(exceedsLimits(of('USD', 2_002), before)).toBe(true);
  });

  it('count money of several currencies by its share of each limit, and gems and days on their own', () => {
    const before = { ...NOTHING, toMember: [of('EUR', 2_250), of('gems', 1_000), of('days', 31)] };
    expect(exceedsLimits(of('USD', 2_500), before)).toBe(false);
    expect(exceedsLimits(of('USD', 2_501), before)).toBe(true);
    expect([exceedsLimits(of('gems', 1), before), exceedsLimits(of('days', 1), before)]).toEqual([true, true]);
  });

  it('count with what the member was given in a month, up to two limits', () => {
    const toMemberInMonth = [of('days', 31 * MONTH_OF_GIFTS.times - 10), of('EUR', 4_500), of('GBP', 3_000)];
    const before = { ...NOTHING, toMemberInMonth };
    expect([exceedsLimits(of('days', 10), before), exceedsLimits(of('days', 11), before)]).toEqual([false, true]);
    expect([exceedsLimits(of('USD', 1_250), before), exceedsLimits(of('USD', 1_251), before)]).toEqual([false, true]);
    expect(exceedsLimits(of('gems', 1_000), before)).toBe(false);
  });

  it('count with what the member was given in a year, up to four limits', () => {
    const toMemberInYear = [of('days', 31 * YEAR_OF_GIFTS.times - 10)];
    const before = { ...NOTHING, toMemberInYear };
    expect([exceedsLimits(of('days', 10), before), exceedsLimits(of('days', 11), before)]).toEqual([false, true]);
    expect(exceedsLimits(of('gems', 1_000), before)).toBe(false);
  });

  it('count with what the member of staff gave anybody, up to ten limits', () => {
    const byStaff = [of('USD', 5_000 * TIMES_PER_STAFF - 1_000)];
    expect(exceedsLimits(of('USD', 1_000), { ...NOTHING, byStaff })).toBe(false);
    expect(exceedsLimits(of('USD', 1_001), { ...NOTHING, byStaff })).toBe(true);
  });
});

it('a deletion and a change of email need a second person as well, and a note none', () => {
  const names = ['delete', 'changeEmail', 'note', 'gems'] as const;
  expect(names.map((name) => needsApproval({ name }))).toEqual([true, true, false, false]);
});

it('an account is enabled by one person, and by two where its address counts as that of somebody who took it', () => {
  const needed = [false, true].map((isEmailForeign) => needsApproval({ name: 'enable', isEmailForeign }));
  expect(needed).toEqual([false, true]);
  expect(needsApproval({ name: 'note', isEmailForeign: true })).toBe(false);
});
