import type { PlaybackState } from '../engine/playback-state.ts';

/** Percentages of a film that are tracked, each once. 0 is the start. */
const MILESTONES = [0, 25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/** The milestones that playback has reached and that were not tracked before; `reported` remembers them. */
export function newMilestones(
  { started, ended, time, duration }: Pick<PlaybackState, 'started' | 'ended' | 'time' | 'duration'>,
  reported: Set<Milestone>,
): readonly Milestone[] {
  if (!started) return [];
  const share = ended ? 100 : duration > 0 ? (time / duration) * 100 : 0;
  // The last second of many films is never shown: only the end event is the end.
  const come = MILESTONES.filter((each) => (each === 100 ? ended : each <= share) && !reported.has(each));
  for (const each of come) reported.add(each);
  return come;
}
