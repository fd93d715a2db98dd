import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRandom } from './seed-random.ts';

describe('random choices of seeds', () => {
  it('are the same for the same name on every machine', () => {
    const dice = seedRandom('videos of vixen');
    expect([dice.integer(0, 999), dice.integer(0, 999), dice.integer(0, 999)]).toEqual([942, 446, 666]);
  });

  it('differ between names', () => {
    expect(seedRandom('a').uuid()).not.toBe(seedRandom('b').uuid());
  });

  it('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (name, min, size) => {
        const value = seedRandom(name).integer(min, min + size);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + size);
      }),
    );
  });

  it('sample different items only', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(30), (name, items, count) => {
        const sample = seedRandom(name).sample(items, count);
        expect(new Set(sample).size).toBe(Math.min(count, items.length));
        expect(items).toEqual(expect.arrayContaining(sample));
      }),
    );
  });

  it('make UUIDs of version 4', () => {
    expect(seedRandom('x').uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('refuse to pick from nothing', () => {
    expect(() => seedRandom('x').pick([])).toThrow(RangeError);
  });
});
