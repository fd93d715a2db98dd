import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MovingPicture } from './moving-picture.tsx';
import { type Surroundings, surround } from './testing/surroundings.ts';

const type = 'video/mp4';
const clips = [
  { src: '/clips/dusk-720.mp4', type, width: 1280, height: 720 },
  { src: '/clips/dusk-270.mp4', type, width: 480, height: 270 },
  { src: '/clips/dusk-1080.mp4', type, width: 1920, height: 1080 },
];
const labels = { pause: 'Pause', play: 'Play' };

let around: Surroundings;
beforeEach(() => void (around = surround()));
afterEach(() => {
  cleanup();
  around.restore();
});

const clip = () => document.querySelector('video');

describe('the size of a moving picture', () => {
  const fit = async (width: number, height: number, density = 1) => {
    around.setFrame({ width, height, density });
    render(<MovingPicture clips={clips} labels={labels} isPaused={false} onPausedChange={() => undefined} />);
    // The battery answers in a later turn.
    await act(async () => around.scroll(true));
    return shownClip();
  };
  const shownClip = () => document.querySelector('source')?.getAttribute('src') ?? null;

  it.each([
    ['as large as the frame of a tablet', 1_200, 675, 1, '/clips/dusk-720.mp4'],
    ['larger than the frame of a window of 1440 pixels', 1_440, 700, 1, '/clips/dusk-1080.mp4'],
    ['with the points of a dense screen', 800, 450, 2, '/clips/dusk-1080.mp4'],
    ['as high as a tall frame, which cuts its sides', 800, 800, 1, '/clips/dusk-1080.mp4'],
    ['the largest where none has as many points', 1_440, 810, 2, '/clips/dusk-1080.mp4'],
    ['the largest that is enlarged no more than twice', 3_840, 2_000, 1, '/clips/dusk-1080.mp4'],
    ['the small one on a phone, whatever its density', 390, 219, 3, '/clips/dusk-270.mp4'],
    [
      'more than the small one where a phone’s tall frame would enlarge it too much',
      390,
      660,
      3,
      '/clips/dusk-720.mp4',
    ],
  ])('is %s', async (_what, width, height, density, expected) => {
    expect(await fit(width, height, density)).toBe(expected);
  });

  it('is none where each clip would be enlarged more than twice: the picture stays, without a button', async () => {
    expect(await fit(3_841, 1_000)).toBeNull();
    expect([clip(), screen.queryByRole('button'), around.played()]).toEqual([null, null, 0]);
  });

  it('changes with the window when the clip would be enlarged too much, and not before', async () => {
    await fit(390, 219);
    act(() => around.setFrame({ width: 960, height: 540 }));
    expect(shownClip()).toBe('/clips/dusk-270.mp4');
    act(() => around.setFrame({ width: 1_200, height: 675 }));
    expect([shownClip(), around.isPaused()]).toEqual(['/clips/dusk-720.mp4', false]);
    act(() => around.setFrame({ width: 5_000, height: 2_000 }));
    expect([clip(), screen.queryByRole('button')]).toEqual([null, null]);
  });
});
