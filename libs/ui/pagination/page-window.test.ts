import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow (K03)', () => {
  it.each([
    [1, 1, 5, [1]],
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [3, 20, 5, [1, 2, 3, 4, 5]],
    [4, 20, 5, [2, 3, 4, 5, 6]],
    [20, 20, 5, [16, 17, 18, 19, 20]],
    [99, 3, 5, [1, 2, 3]],
    [6, 30, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('page %i of %i with %i links', (page, count, size, expected) => {
    expect(pageWindow(page, count, size)).toEqual(expected);
  });

  it('always holds the present page, consecutive pages, none beyond the ends, as many as fit', () => {
    // Small ones too: only they have both ends near the present page.
    const positive = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 2_147_483_647 }));
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 1, max: 10 }), (one, other, size) => {
        const [page, count] = [Math.min(one, other), Math.max(one, other)];
        const pages = pageWindow(page, count, size);
        expect(pages).toContain(page);
        expect(pages).toHaveLength(Math.min(size, count));
        expect(pages[0]).toBeGreaterThanOrEqual(1);
        expect(pages.at(-1)).toBeLessThanOrEqual(count);
        expect(pages.every((each, index) => each === (pages[0] ?? 0) + index)).toBe(true);
      }),
    );
  });
});
