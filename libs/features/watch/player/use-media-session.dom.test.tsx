import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDiscreet } from '@network/core/discreet/save-discreet.ts';
import type { Playback } from './engine/create-playback.ts';
import { INITIAL_STATE, type PlaybackState } from './engine/playback-state.ts';
import { createStateStore } from './engine/state-store.ts';
import { useMediaSession } from './use-media-session.ts';

const URLS = {
  tour: 'https://www.brand.example',
  members: 'https://members.brand.example',
  api: 'https://api.example',
};

describe('what the system knows of a playing film', () => {
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: vi.fn<(action: string, handler: ((details: object) => void) | null) => void>(),
    setPositionState: vi.fn<(state?: object) => void>(),
  };
  const seek = vi.fn<(seconds: number) => void>();

  beforeEach(() => {
    vi.stubGlobal(
      'MediaMetadata',
      class {
        readonly data: object;
        constructor(data: object) {
          this.data = data;
        }
      },
    );
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    // The simulated window keeps a cookie that is removed until the next millisecond.
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });

  function play(poster: string | null = '/poster.jpg') {
    const store = createStateStore<PlaybackState>(INITIAL_STATE);
    const playback = { ...store, seek } as unknown as Playback;
    return { store, ...renderHook(() => useMediaSession(playback, 'Slow light', poster)) };
  }

  it('is its title alone where the film has no picture', () => {
    play(null);
    expect(session.metadata).toMatchObject({ data: { title: 'Slow light', artwork: [] } });
  });

  it('is neither its title nor its picture in a discreet browser', () => {
    saveDiscreet(true, URLS);
    try {
      play();
      expect(session.metadata).toEqual({ data: { title: 'Home', artwork: [] } });
    } finally {
      saveDiscreet(false, URLS);
    }
  });

  it('follows the browser while it plays, also where another tab made it discreet', () => {
    const { unmount } = play();
    const named = { data: { title: 'Slow light', artwork: [{ src: '/poster.jpg' }] } };
    const neutral = { data: { title: 'Home', artwork: [] } };
    try {
      saveDiscreet(true, URLS);
      expect(session.metadata).toEqual(neutral);
      saveDiscreet(false, URLS);
      expect(session.metadata).toEqual(named);
      localStorage.setItem('discreet', 'on');
      window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
      expect(session.metadata).toEqual(named);
      window.dispatchEvent(new StorageEvent('storage', { key: 'discreet' }));
      expect(session.metadata).toEqual(neutral);
      // Media keys work as before.
      expect(session.setActionHandler.mock.lastCall?.[1]).not.toBeNull();
      unmount();
      saveDiscreet(false, URLS);
      expect(session.metadata).toBeNull();
    } finally {
      saveDiscreet(false, URLS);
    }
  });

  it('is its title and picture, and each second where it is, once the length is known', () => {
    const { store } = play();
    expect(session.metadata).toMatchObject({ data: { title: 'Slow light', artwork: [{ src: '/poster.jpg' }] } });
    store.set({ time: 1, paused: false });
    expect(session.setPositionState).not.toHaveBeenCalled();
    store.set({ duration: 60 });
    expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, playbackRate: 1, position: 1 });
    expect(session.playbackState).toBe('playing');
    store.set({ time: 1.4 });
    expect(session.setPositionState).toHaveBeenCalledTimes(1);
    // A last frame may lie a little behind the length, which the system would refuse.
    store.set({ time: 60.02, rate: 1.5, paused: true });
    expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, playbackRate: 1.5, position: 60 });
    expect(session.playbackState).toBe('paused');
  });

  it('lets it go to a second, and ends with the player', () => {
    const { unmount } = play();
    const handlers = new Map(session.setActionHandler.mock.calls);
    handlers.get('seekto')?.({ seekTime: 12 });
    expect(seek).toHaveBeenCalledWith(12);
    unmount();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
    expect(session.setPositionState).toHaveBeenLastCalledWith();
    expect(session.setActionHandler.mock.lastCall?.[1]).toBeNull();
  });
});
