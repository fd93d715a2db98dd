import { useEffect, type RefObject } from 'react';
import { usePlayback, usePlayer } from '../player-context.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function show(track: HTMLElement | null, seconds: number, duration: number): void {
  track?.style.setProperty('--played', String(duration > 0 ? Math.min(seconds / duration, 1) : 0));
}

/**
 * Moves the played part of a track with every frame while the video plays, bypassing React, and with the state
 * otherwise (also for people who prefer reduced motion).
 *
 * @param held second to show instead during a drag
 */
export function useSmoothProgress(track: RefObject<HTMLElement | null>, held: number | null): void {
  const { playback } = usePlayer();
  const time = usePlayback((state) => state.time);
  const duration = usePlayback((state) => state.duration);
  const runs = usePlayback((state) => !state.paused && !state.buffering) && held === null;

  useEffect(() => {
    if (!runs || prefersStillness()) show(track.current, held ?? time, duration);
  }, [track, runs, held, time, duration]);

  useEffect(() => {
    if (!runs || prefersStillness()) return;
    let frame = 0;
    const next = () => {
      show(track.current, playback.video.currentTime, duration);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [playback, track, runs, duration]);
}
