import { useEffect } from 'react';
import { followDiscreet, isDiscreet } from '@network/core/discreet/discreet-mode.ts';
import { NEUTRAL_TITLE } from '@network/core/discreet/neutral.ts';
import type { Playback } from './engine/create-playback.ts';
import { JUMP_SECONDS } from './model/keyboard.ts';

/**
 * Reports the playing video and where it is to the system, so that media keys and the lock screen show and control it. A discreet
 * browser names no film and has no picture there, from when it becomes one: a small player plays on over the page that
 * sets it.
 */
export function useMediaSession(playback: Playback | null, title: string, poster: string | null): void {
  useEffect(() => {
    if (!playback || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => playback.play(),
      pause: () => playback.pause(),
      seekbackward: (details) => playback.seekBy(-(details.seekOffset ?? JUMP_SECONDS)),
      seekforward: (details) => playback.seekBy(details.seekOffset ?? JUMP_SECONDS),
      seekto: (details) => details.seekTime !== undefined && playback.seek(details.seekTime),
    };
    const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
    const describe = () => {
      const shown = isDiscreet() ? { title: NEUTRAL_TITLE, poster: null } : { title, poster };
      mediaSession.metadata = new MediaMetadata({
        title: shown.title,
        artwork: shown.poster === null ? [] : [{ src: shown.poster }],
      });
    };
    describe();
    const unfollow = followDiscreet(describe);
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    let reported = '';
    // The system counts on from there by itself, at the speed that it was given.
    const report = () => {
      const { time, duration, rate, paused, ended } = playback.get();
      const state = paused || ended ? 'paused' : 'playing';
      const now = `${String(Math.floor(time))} ${String(duration)} ${String(rate)} ${state}`;
      if (duration === 0 || now === reported) return;
      reported = now;
      mediaSession.playbackState = state;
      mediaSession.setPositionState({ duration, playbackRate: rate, position: Math.min(time, duration) });
    };
    const unsubscribe = playback.subscribe(report);
    return () => {
      unsubscribe();
      unfollow();
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      mediaSession.setPositionState();
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [playback, title, poster]);
}
