import { expect, it } from 'vitest';
import { readCpuTimes, timeBetween } from './process-clock.ts';

it('counts the time of processes that were there before and after', () => {
  const before = new Map([
    [1, 100],
    [2, 50],
  ]);
  const after = new Map([
    [1, 130],
    [3, 900],
  ]);
  expect(timeBetween(before, after)).toBe(30);
  expect(readCpuTimes([-1]).get(-1)).toBe(0);
});
