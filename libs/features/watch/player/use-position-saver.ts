import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './engine/create-playback.ts';
import { createPositionSaver, type SaveMoment } from './model/position-saver.ts';

/** Reports where this person is in the video: about every ten seconds, on a pause, on leaving, and at the end. */
export function usePositionSaver(
  playback: Playback | null,
  onPosition: ((seconds: number, moment: SaveMoment) => void) | undefined,
): void {
  const report = useEffectEvent((seconds: number, moment: SaveMoment) => onPosition?.(seconds, moment));
  useEffect(() => {
    if (!playback) return;
    const saver = createPositionSaver({ save: report, now: () => performance.now() });
    let wasPaused = true;
    const changed = () => {
      const { started, paused, ended, time, duration } = playback.get();
      if (!started) return;
      if (ended) saver.ended(duration);
      else if (!paused) saver.progressed(time);
      else if (!wasPaused) saver.paused(time);
      wasPaused = paused;
    };
    const left = () => saver.left(playback.get().time);
    const hidden = () => document.visibilityState === 'hidden' && left();
    const unsubscribe = playback.subscribe(changed);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    return () => {
      left();
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
    };
  }, [playback]);
}
