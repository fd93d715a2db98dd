import { describe, expect, it } from 'vitest';
import { barRoom, LINKS_IN_BAR } from './bar-room.ts';

const stepOf = (name: string | null | undefined) => Number(/\[(\d+)rem\]/.exec(name ?? '')?.[1] ?? Number.NaN);

describe('barRoom', () => {
  it('shows a link in the bar exactly where it is not in the rest', () => {
    for (const { inBar, inRest } of barRoom(['Videos', 'Performers', 'Categories'])) {
      expect(stepOf(inBar)).toBe(stepOf(inRest));
      expect(inBar).toMatch(/^@max-/);
      expect(inRest).toMatch(/^@min-/);
    }
  });

  it('asks for more room the further right a link stands', () => {
    const steps = barRoom(['Videos', 'Performers', 'Categories', 'Channels', 'Awards']).map(({ inBar }) =>
      stepOf(inBar),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBeGreaterThan(3);
  });

  it('never has more than seven in the bar', () => {
    const rooms = barRoom(Array.from({ length: 12 }, () => 'Reels'));
    expect(rooms.filter(({ inBar }) => inBar !== null)).toHaveLength(LINKS_IN_BAR);
    expect(rooms.at(-1)).toEqual({ inBar: null, inRest: undefined });
  });

  it('folds what no bar has room for', () => {
    expect(barRoom(['x'.repeat(200)])).toEqual([{ inBar: null, inRest: undefined }]);
  });
});
