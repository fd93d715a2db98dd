import { describe, expect, it } from 'vitest';
import { compareSpeeds, describeRatio } from './ratio.ts';

describe('benchmarks', () => {
  it('takes turns, forgets the first round and keeps the median one', async () => {
    const ours = [1, 50, 90, 70];
    const theirs = [1000, 100, 100, 100];
    const order: string[] = [];
    const next = (name: string, values: number[]) => async () => {
      order.push(name);
      return values.shift() ?? 0;
    };
    expect(await compareSpeeds(next('ours', ours), next('theirs', theirs), 3)).toEqual({ ours: 70, theirs: 100 });
    expect(order.slice(0, 4)).toEqual(['ours', 'theirs', 'ours', 'theirs']);
  });

  it('says whether the goal was reached', () => {
    const ratio = { name: 'a page', against: 'a file', ours: 6000, theirs: 10_000, goal: 0.5 };
    expect(describeRatio(ratio)).toBe('a page: 0.60 of a file (6,000/s to 10,000/s); goal 0.5, reached');
    expect(describeRatio({ ...ratio, goal: 0.7 })).toMatch(/missed$/);
  });
});
