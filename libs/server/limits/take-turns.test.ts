import { describe, expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

/** Work that ends when the test says so. */
function openWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => () =>
    new Promise<number>((resolve) => {
      started.push(index);
      ends.push(() => resolve(index));
    });
  return { started, end: (nth: number) => ends[nth]?.(), work };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('run as many of one key as its width, in their order, and other keys beside them', async () => {
    const turns = createTurns();
    const { started, end, work } = openWork();
    const all = [0, 1, 2, 3].map((index) => turns.take('ada', 2, work(index)));
    const other = turns.take('eve', 2, work(9));
    await settled();
    expect(started).toEqual([0, 1, 9]);
    end(1);
    await settled();
    expect(started).toEqual([0, 1, 9, 2]);
    for (const nth of [0, 2, 3]) end(nth);
    await settled();
    end(4);
    expect(await Promise.all([...all, other])).toEqual([0, 1, 2, 3, 9]);
  });

  it('go on after work that throws', async () => {
    const turns = createTurns();
    const failing = turns.take('ada', 1, () => Promise.reject(new Error('away')));
    const next = turns.take('ada', 1, () => Promise.resolve('passed'));
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe('passed');
  });

  it('turn away whom a hundred wait before, and take them again afterwards', async () => {
    const turns = createTurns();
    const { end, work } = openWork();
    const first = turns.take('ada', 1, work(0));
    const waiting = Array.from({ length: 100 }, () => turns.take('ada', 1, () => Promise.resolve('passed')));
    expect(await turns.take('ada', 1, () => Promise.resolve('passed'))).toBe('full');
    end(0);
    expect(new Set(await Promise.all([first, ...waiting]))).toEqual(new Set([0, 'passed']));
    expect(await turns.take('ada', 1, () => Promise.resolve('passed'))).toBe('passed');
  });
});
