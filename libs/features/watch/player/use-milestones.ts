import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './engine/create-playback.ts';
import { type Milestone, newMilestones } from './model/milestones.ts';

/** Reports how far the film was watched, each step once. */
export function useMilestones(playback: Playback | null, onReached: ((percent: Milestone) => void) | undefined): void {
  const report = useEffectEvent((percent: Milestone) => onReached?.(percent));
  useEffect(() => {
    if (!playback) return;
    const reported = new Set<Milestone>();
    return playback.subscribe(() => newMilestones(playback.get(), reported).forEach(report));
  }, [playback]);
}
