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
 * @param dragged second to show instead during a drag
 */
export function useSmoothProgress(track: RefObject<HTMLElement | null>, dragged: number | null): void {
  const { playback } = usePlayer();
  const time = usePlayback((state) => state.time);
  const duration = usePlayback((state) => state.duration);
  const runs = usePlayback((state) => !state.paused && !state.buffering) && dragged === null;

  useEffect(() => {
    if (!runs || prefersStillness()) show(track.current, dragged ?? time, duration);
  }, [track, runs, dragged, time, duration]);

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
