import { useEffect, type RefObject } from 'react';
import { usePlayback, usePlayer } from '../player-context.ts';

/**
 * Moves the played part of a track with every frame while the video runs, past React, and with the state otherwise
 * (also where a person asked for less motion).
 *
 * @param held second to show instead while somebody drags
 */
export function useSmoothProgress(track: RefObject<HTMLElement | null>, held: number | null): void {
  const { playback } = usePlayer();
  const paused = usePlayback((state) => state.paused || state.buffering);
  const time = usePlayback((state) => state.time);
  const duration = usePlayback((state) => state.duration);

  useEffect(() => {
    const show = (seconds: number) => {
      track.current?.style.setProperty('--played', String(duration > 0 ? Math.min(seconds / duration, 1) : 0));
    };
    if (held !== null || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(held ?? time);
    let frame = 0;
    const next = () => {
      show(playback.video.currentTime);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
    // While the frames run, a new time needs no new loop.
  }, [playback, track, paused, held, duration, paused ? time : null]);
}
