import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeft } from './countdown.ts';

describe('timeLeft', () => {
  it('splits what is left, rounding a begun second up, and stops at zero', () => {
    expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(0, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('adds up again', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const left = timeLeft(seconds * 1000, 0);
        expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(seconds);
      }),
    );
  });
});
