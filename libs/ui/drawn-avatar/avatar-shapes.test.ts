import { describe, expect, it } from 'vitest';
import { avatarShapes } from './avatar-shapes.ts';

describe('avatarShapes', () => {
  const seeds = Array.from({ length: 24 }, (_, index) => index + 1);

  it('draws the same for a seed every time, and no two of the offered ones alike', () => {
    expect(avatarShapes(7)).toEqual(avatarShapes(7));
    expect(new Set(seeds.map((seed) => JSON.stringify(avatarShapes(seed)))).size).toBe(24);
  });

  it.each(seeds)('keeps the middle of every shape of %i inside the square', (seed) => {
    for (const { x, y, size } of avatarShapes(seed)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(48);
      expect(size).toBeGreaterThan(0);
    }
  });

  // Drawings that members have chosen stay as they are: a change of the rule would change their faces.
  it('stays as it was', () => {
    expect(avatarShapes(1)).toMatchInlineSnapshot(`
      [
        {
          "kind": "arc",
          "opacity": 0.9,
          "size": 32,
          "tone": "second",
          "turn": 180,
          "x": 26,
          "y": 23,
        },
        {
          "kind": "band",
          "opacity": 0.85,
          "size": 28,
          "tone": "accent",
          "turn": 165,
          "x": 37,
          "y": 31,
        },
        {
          "kind": "circle",
          "opacity": 0.9,
          "size": 18,
          "tone": "strong",
          "turn": 195,
          "x": 31,
          "y": 23,
        },
        {
          "kind": "arc",
          "opacity": 1,
          "size": 18,
          "tone": "accent",
          "turn": 315,
          "x": 23,
          "y": 25,
        },
      ]
    `);
  });
});
