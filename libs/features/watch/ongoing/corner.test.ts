import { describe, expect, it } from 'vitest';
import { cornerAfter, CORNERS, covers, nearestCorner } from './corner.ts';

const window = { width: 1000, height: 600 };
const boxAt = (left: number, top: number) => ({ left, top, right: left + 360, bottom: top + 200 });

describe('the corner of the small player', () => {
  it.each([
    [0, 0, 'top-left'],
    [319, 0, 'top-left'],
    [321, 0, 'top-right'],
    [0, 199, 'top-left'],
    [0, 201, 'bottom-left'],
    [640, 400, 'bottom-right'],
  ])('is the nearest one to where it was dropped (%i, %i): %s', (left, top, corner) => {
    expect(nearestCorner(boxAt(left, top), window)).toBe(corner);
  });

  it('comes around every corner once, and back', () => {
    const walk = [cornerAfter('bottom-right')];
    while (walk.length < CORNERS.length) walk.push(cornerAfter(walk.at(-1) ?? 'bottom-right'));
    expect(walk).toEqual(['bottom-left', 'top-left', 'top-right', 'bottom-right']);
  });

  it('covers what it shares more than an edge with', () => {
    const box = boxAt(100, 100);
    expect(covers(box, boxAt(459, 100))).toBe(true);
    expect(covers(box, boxAt(460, 100))).toBe(false);
    expect(covers(box, boxAt(100, 299))).toBe(true);
    expect(covers(box, boxAt(100, 300))).toBe(false);
  });
});
