/**
 * Why playback stopped. `expired`: the addresses have run out, new ones continue. `refused`: this person may not play
 * it any more. `network`: the way to the server broke. `decode` and `unsupported`: this browser cannot show it.
 */
export type PlaybackProblem = 'expired' | 'refused' | 'network' | 'decode' | 'unsupported';

export interface SourceReports {
  readonly problem: (problem: PlaybackProblem) => void;
  /** Picture height in lines that adaptive playback shows now; null while unknown. */
  readonly lines: (lines: number | null) => void;
}

/** A source that a video element plays from; detaching frees its network and memory and leaves the element empty. */
export interface AttachedSource {
  readonly detach: () => void;
}

const GONE = 410;
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404]);

/** Reads an HTTP status as a problem; null for one that waiting may heal. */
export function problemOfStatus(status: number | undefined): PlaybackProblem | null {
  if (status === GONE) return 'expired';
  return status !== undefined && REFUSALS.has(status) ? 'refused' : null;
}
