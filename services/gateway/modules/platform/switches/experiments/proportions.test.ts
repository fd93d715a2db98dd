import { describe, expect, it } from 'vitest';
import { deviationsAbove, deviationsFor, newcombe, wilson } from './proportions.ts';

const Z95 = 1.959964;

describe('intervals of proportions', () => {
  it.each([
    // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
    [{ count: 81, of: 263 }, 0.2553, 0.3662],
    [{ count: 15, of: 148 }, 0.0624, 0.1605],
    [{ count: 0, of: 20 }, 0, 0.1611],
    [{ count: 1, of: 29 }, 0.0061, 0.1718],
  ])('Wilson’s of %o', (proportion, low, high) => {
    const found = wilson(proportion, Z95);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it.each([
    // Newcombe, Interval estimation for the difference between independent proportions (1998), table II, method 10.
    [{ count: 56, of: 70 }, { count: 48, of: 80 }, 0.0524, 0.3339],
    [{ count: 9, of: 10 }, { count: 3, of: 10 }, 0.1705, 0.809],
    [{ count: 5, of: 56 }, { count: 0, of: 29 }, -0.0381, 0.1926],
  ])('Newcombe’s of %o and %o', (first, second, low, high) => {
    const found = newcombe(first, second, Z95);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('is everything while nothing was seen', () => {
    expect(wilson({ count: 0, of: 0 }, Z95)).toEqual({ low: 0, value: 0, high: 1 });
    expect(newcombe({ count: 0, of: 0 }, { count: 0, of: 0 }, Z95)).toEqual({ low: -1, value: 0, high: 1 });
  });
});

describe('tests of proportions', () => {
  it.each([
    [0.5, 0],
    [0.025, 1.959964],
    [0.005, 2.575829],
    [1e-5, 4.264891],
    [1e-7, 5.199338],
  ])('the chance of %d is beyond %d standard deviations', (probability, z) =>
    expect(deviationsFor(probability)).toBeCloseTo(z, 5),
  );

  it('says by how much one is above the other, and nothing without visits or happenings', () => {
    expect(deviationsAbove({ count: 45, of: 100 }, { count: 30, of: 100 })).toBeCloseTo(2.191, 3);
    expect(deviationsAbove({ count: 0, of: 0 }, { count: 3, of: 10 })).toBe(0);
    expect(deviationsAbove({ count: 0, of: 10 }, { count: 0, of: 10 })).toBe(0);
  });
});
