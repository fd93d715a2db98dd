import { describe, expect, it } from 'vitest';
import { createPositionKeeper, type SaveMoment } from './position-keeper.ts';

function keeperAt(start = 1_000) {
  const clock = { now: start };
  const saved: [number, SaveMoment][] = [];
  const keeper = createPositionKeeper({ save: (second, moment) => saved.push([second, moment]), now: () => clock.now });
  /** Plays on for as many seconds, with four reports a second. */
  const watch = (from: number, seconds: number) => {
    for (let step = 0; step <= seconds * 4; step += 1) {
      keeper.progressed(from + step / 4);
      clock.now += 250;
    }
  };
  return { keeper, saved, watch, clock };
}

describe('createPositionKeeper', () => {
  it('saves about every ten seconds while the video runs', () => {
    const { saved, watch } = keeperAt();
    watch(0, 35);
    expect(saved).toEqual([
      [10, 'watching'],
      [20, 'watching'],
      [30, 'watching'],
    ]);
  });

  it('saves at once on a pause, and begins the ten seconds anew', () => {
    const { keeper, saved, watch } = keeperAt();
    watch(0, 4);
    keeper.paused(4.9);
    watch(5, 8);
    expect(saved).toEqual([[4, 'watching']]);
    watch(13.25, 2);
    expect(saved).toEqual([
      [4, 'watching'],
      [15, 'watching'],
    ]);
  });

  it('saves on leaving by a call that outlives the page', () => {
    const { keeper, saved, watch } = keeperAt();
    watch(100, 3);
    keeper.left(103.4);
    expect(saved).toEqual([[103, 'leaving']]);
  });

  it('does not save the same second twice in a row', () => {
    const { keeper, saved, watch } = keeperAt();
    watch(0, 2);
    keeper.paused(2.2);
    keeper.paused(2.8);
    keeper.left(2.9);
    expect(saved).toEqual([[2, 'watching']]);
  });

  it('saves nothing for a video that was opened and not watched', () => {
    const { keeper, saved } = keeperAt();
    keeper.paused(0);
    keeper.left(0);
    expect(saved).toEqual([]);
  });

  it('says once that the end was reached, and leaving afterwards does not take it back', () => {
    const { keeper, saved, watch } = keeperAt();
    watch(0, 5);
    keeper.ended(39.2);
    keeper.ended(39.2);
    keeper.paused(40);
    keeper.left(40);
    expect(saved).toEqual([[40, 'watching']]);
  });

  it('keeps positions again when somebody goes back after the end', () => {
    const { keeper, saved, watch } = keeperAt();
    watch(0, 1);
    keeper.ended(39.2);
    watch(3, 1);
    keeper.left(4);
    expect(saved).toEqual([
      [40, 'watching'],
      [4, 'leaving'],
    ]);
  });
});
