import { describe, expect, it } from 'vitest';
import { runsOf } from './replay.ts';

describe('how many histories are played', () => {
  it.each([
    ['', 0, { numRuns: 50 }],
    ['300', 0, { numRuns: 300 }],
    ['300 from 7', 0, { numRuns: 300, seed: 700 }],
    ['300 from 7', 1, { numRuns: 300, seed: 701 }],
  ])('"%s" in world %i', (wanted, lane, runs) => {
    expect(runsOf(50, lane, wanted)).toEqual(runs);
  });

  it.each(['many', '0x10', '300 from', '-5'])('"%s" is refused', (wanted) => {
    expect(() => runsOf(50, 0, wanted)).toThrow(RangeError);
  });
});
