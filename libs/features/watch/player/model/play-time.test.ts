import { describe, expect, it } from 'vitest';
import { clockTime, timeParts } from './play-time.ts';
import { PLAYBACK_RATES, steppedRate } from './playback-rate.ts';
import { resumePosition } from './resume-position.ts';

describe('clockTime', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [65, '1:05'],
    [725, '12:05'],
    [3725, '1:02:05'],
    [Number.NaN, '0:00'],
    [-4, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });

  it('splits a time into what is spoken', () => {
    expect(timeParts(3725.4)).toEqual({ hours: 1, minutes: 2, seconds: 5 });
  });
});

describe('steppedRate', () => {
  it('walks the offered speeds and stops at both ends', () => {
    expect(PLAYBACK_RATES.map((rate) => steppedRate(rate, 1))).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2, 2]);
    expect(PLAYBACK_RATES.map((rate) => steppedRate(rate, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.25, 1.5, 1.75]);
  });
});

describe('resumePosition', () => {
  it.each([
    ['nothing remembered', null, 100, 0],
    ['hardly begun', 4, 100, 0],
    ['in the middle', 50, 100, 50],
    ['nearly over', 98, 100, 0],
    ['a length not yet known', 50, Number.NaN, 50],
  ])('%s', (_case, remembered, duration, position) => {
    expect(resumePosition(remembered, duration)).toBe(position);
  });
});
