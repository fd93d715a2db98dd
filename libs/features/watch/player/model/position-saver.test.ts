import { describe, expect, it } from 'vitest';
import { createPositionSaver, type SaveMoment } from './position-saver.ts';

function saverAt(start = 1_000) {
  const clock = { now: start };
  const saved: [number, SaveMoment][] = [];
  const saver = createPositionSaver({ save: (second, moment) => saved.push([second, moment]), now: () => clock.now });
  /** Plays on for as many seconds, with four reports a second. */
  const watch = (from: number, seconds: number) => {
    for (let step = 0; step <= seconds * 4; step += 1) {
      saver.progressed(from + step / 4);
      clock.now += 250;
    }
  };
  return { saver, saved, watch, clock };
}

describe('createPositionKeeper', () => {
  it('saves about every ten seconds while the video runs', () => {
    const { saved, watch } = saverAt();
    watch(0, 35);
    expect(saved).toEqual([
      [10, 'watching'],
      [20, 'watching'],
      [30, 'watching'],
    ]);
  });

  it('saves at once on a pause, and starts the ten seconds again', () => {
    const { saver, saved, watch } = saverAt();
    watch(0, 4);
    saver.paused(4.9);
    watch(5, 8);
    expect(saved).toEqual([[4, 'watching']]);
    watch(13.25, 2);
    expect(saved).toEqual([
      [4, 'watching'],
      [15, 'watching'],
    ]);
  });

  it('saves on leaving by a call that outlives the page', () => {
    const { saver, saved, watch } = saverAt();
    watch(100, 3);
    saver.left(103.4);
    expect(saved).toEqual([[103, 'leaving']]);
  });

  it('does not save the same second twice in a row', () => {
    const { saver, saved, watch } = saverAt();
    watch(0, 2);
    saver.paused(2.2);
    saver.paused(2.8);
    saver.left(2.9);
    expect(saved).toEqual([[2, 'watching']]);
  });

  it('saves nothing for a video that was opened and not watched', () => {
    const { saver, saved } = saverAt();
    saver.paused(0);
    saver.left(0);
    expect(saved).toEqual([]);
  });

  it('says once that the end was reached, and leaving afterwards does not take it back', () => {
    const { saver, saved, watch } = saverAt();
    watch(0, 5);
    saver.ended(39.2);
    saver.ended(39.2);
    saver.paused(40);
    saver.left(40);
    expect(saved).toEqual([[40, 'watching']]);
  });

  it('keeps positions again when somebody goes back after the end', () => {
    const { saver, saved, watch } = saverAt();
    watch(0, 1);
    saver.ended(39.2);
    watch(3, 1);
    saver.left(4);
    expect(saved).toEqual([
      [40, 'watching'],
      [4, 'leaving'],
    ]);
  });
});
