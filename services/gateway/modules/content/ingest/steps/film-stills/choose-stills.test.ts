import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_FILM_STILLS } from '@network/validation/film-stills.ts';
import { chooseStills, FEWEST_STILLS, type RatedFrame } from './choose-stills.ts';

const frame = (at: number, more: Partial<RatedFrame> = {}): RatedFrame => ({
  at,
  light: 120,
  spread: 50,
  sharpness: 20,
  ...more,
});

describe('the stills of a film', () => {
  it('are the sharpest of each ninth, in their order', () => {
    const frames = Array.from({ length: 90 }, (_, at) => frame(at, { sharpness: at % 10 === 4 ? 40 : 20 }));
    expect(chooseStills(frames, 90).map(({ at }) => at)).toEqual([4, 14, 24, 34, 44, 54, 64, 74, 84]);
  });

  it('are six where the film is usable in a part alone, apart from each other', () => {
    const frames = Array.from({ length: 30 }, (_, at) => frame(at));
    expect(chooseStills(frames, 90)).toHaveLength(FEWEST_STILLS);
  });

  it('pass over what is black, flat or blurred', () => {
    const bad = [frame(5, { light: 3 }), frame(25, { spread: 2 }), frame(45, { sharpness: 2 })];
    const good = [15, 35, 55, 75].map((at) => frame(at));
    expect(chooseStills([...bad, ...good], 90).map(({ at }) => at)).toEqual([15, 35, 55, 75]);
    expect(chooseStills([frame(1, { light: 0 }), frame(2, { spread: 0 })], 90)).toEqual([]);
  });

  it('are never more than nine, never two at the same moment, and always of the frames', () => {
    const frames = fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 60, noNaN: true }),
        light: fc.double({ min: 0, max: 255, noNaN: true }),
        spread: fc.double({ min: 0, max: 128, noNaN: true }),
        sharpness: fc.double({ min: 0, max: 128, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(frames, (all) => {
        const chosen = chooseStills(all, 60);
        expect(chosen.length).toBeLessThanOrEqual(MOST_FILM_STILLS);
        expect(chosen.every((each) => all.includes(each))).toBe(true);
        for (const [index, { at }] of chosen.entries()) {
          const next = chosen[index + 1];
          if (next) expect(next.at - at).toBeGreaterThanOrEqual(60 / 40);
        }
      }),
    );
  });
});
