import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOW_BATTERY } from './battery.ts';
import { MovingPicture } from './moving-picture.tsx';
import { type Surroundings, surround } from './testing/surroundings.ts';

const clips = [{ src: '/clips/dusk.mp4', type: 'video/mp4', width: 1280, height: 720 }];
const labels = { pause: 'Pause', play: 'Play' };

let around: Surroundings;
const onPausedChange = vi.fn();

beforeEach(() => {
  around = surround();
  onPausedChange.mockClear();
});
afterEach(() => {
  cleanup();
  around.restore();
});

async function show({ isPaused = false, motion = 'full', isInView = true } = {}) {
  const picture = (paused: boolean) => (
    <div data-motion={motion}>
      <MovingPicture clips={clips} labels={labels} isPaused={paused} onPausedChange={onPausedChange} />
    </div>
  );
  const { rerender } = render(picture(isPaused));
  // The battery answers in a later turn.
  await act(async () => around.scroll(isInView));
  return { setPaused: (paused: boolean) => rerender(picture(paused)) };
}

const clip = () => document.querySelector('video');
const plays = () => clip() !== null && !around.isPaused();

describe('a moving picture', () => {
  it('plays silently, in a loop, out of the way of readers and of the Tab key, and has a button', async () => {
    await show();
    expect(plays()).toBe(true);
    const video = clip();
    expect([video?.muted, video?.loop, video?.tabIndex, video?.getAttribute('aria-hidden')]).toEqual([
      true,
      true,
      -1,
      'true',
    ]);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('is the picture alone until the clip plays', async () => {
    await show();
    expect(clip()?.dataset['played']).toBeUndefined();
    fireEvent.playing(clip() as HTMLVideoElement);
    expect(clip()?.dataset['played']).toBe('true');
  });

  it('waits until the page has loaded', async () => {
    around.setReady('interactive');
    await show();
    expect(clip()).toBeNull();
    around.setReady('complete');
    act(() => void dispatchEvent(new Event('load')));
    expect(plays()).toBe(true);
  });

  it('is paused and played by its button', async () => {
    const { setPaused } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(onPausedChange).toHaveBeenLastCalledWith(true);
    setPaused(true);
    expect(plays()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onPausedChange).toHaveBeenLastCalledWith(false);
    setPaused(false);
    expect(plays()).toBe(true);
  });

  it('loads nothing for somebody who has paused it before', async () => {
    await show({ isPaused: true });
    expect(around.played()).toBe(0);
    expect(clip()?.preload).toBe('none');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('counts as paused where the browser does not let it play by itself', async () => {
    around.refuse();
    await show();
    expect(onPausedChange).toHaveBeenCalledWith(true);
  });

  it('gives way to the picture, with its button, where the clip can’t be had', async () => {
    await show();
    fireEvent.error(document.querySelector('source') as HTMLElement);
    expect([clip(), screen.queryByRole('button')]).toEqual([null, null]);
  });
});

describe('what stops a moving picture', () => {
  const shown = () => [clip(), screen.queryByRole('button')];
  const NOTHING = [null, null];

  it('reduced motion, from the beginning or when it is chosen meanwhile', async () => {
    await show();
    act(() => around.setMedia('(prefers-reduced-motion: reduce)', true));
    expect(shown()).toEqual(NOTHING);
    act(() => around.setMedia('(prefers-reduced-motion: reduce)', false));
    expect(plays()).toBe(true);
    cleanup();
    await show({ motion: 'reduced' });
    expect(shown()).toEqual(NOTHING);
  });

  it('saving data, by the browser’s setting', async () => {
    await show();
    act(() => around.setSaveData(true));
    expect(shown()).toEqual(NOTHING);
  });

  it('saving data, by the preference of the media query', async () => {
    around.setMedia('(prefers-reduced-data: reduce)', true);
    await show();
    expect(shown()).toEqual(NOTHING);
  });

  it('saving data, by the header of the request', async () => {
    around.setServerTiming('saving');
    await show();
    expect(shown()).toEqual(NOTHING);
  });

  it('a battery that is low, until it charges', async () => {
    around.setBattery({ level: LOW_BATTERY - 0.01, charging: false });
    await show();
    expect(shown()).toEqual(NOTHING);
    act(() => around.setBattery({ level: LOW_BATTERY - 0.01, charging: true }));
    expect(plays()).toBe(true);
    act(() => around.setBattery({ level: LOW_BATTERY, charging: false }));
    expect(plays()).toBe(true);
    act(() => around.setBattery({ level: LOW_BATTERY - 0.01, charging: false }));
    expect(shown()).toEqual(NOTHING);
  });

  it('nothing of the battery where the browser or the page may not tell', async () => {
    around.setBattery('forbidden');
    await show();
    expect(plays()).toBe(true);
    cleanup();
    around.setBattery('unknown');
    await show();
    expect(plays()).toBe(true);
  });

  it('being out of view, as long as that lasts', async () => {
    await show({ isInView: false });
    expect(around.played()).toBe(0);
    act(() => around.scroll(true));
    expect(plays()).toBe(true);
    act(() => around.scroll(false));
    expect(plays()).toBe(false);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('a tab that nobody sees, as long as that lasts', async () => {
    await show();
    act(() => around.hide(true));
    expect(plays()).toBe(false);
    act(() => around.hide(false));
    expect(plays()).toBe(true);
  });
});
