import { describe, expect, it } from 'vitest';
import { rounds } from './effort.ts';

describe('rounds of a long test', () => {
  it.each([
    ['1', 50],
    ['0.05', 3],
    ['0.001', 1],
  ])('at an effort of %s are %i of 50', (effort, expected) => {
    expect(rounds(50, effort)).toBe(expected);
  });

  it.each(['0', '-1', '2', 'all', ''])('refuse an effort of "%s"', (effort) => {
    expect(() => rounds(50, effort)).toThrow(RangeError);
  });
});
