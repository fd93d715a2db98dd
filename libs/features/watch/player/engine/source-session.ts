import type { PlayerSources, RenewedSources } from '../model/player-sources.ts';
import { chooseSource, type QualityChoice } from '../model/quality.ts';
import { attachSource } from './attach-source.ts';
import type { AttachedSource, PlaybackProblem } from './attached-source.ts';
import { holdFrame } from './hold-frame.ts';
import type { PlaybackState } from './playback-state.ts';

/** So often the same source is attached again after its decoder failed, unless it has played well in between. */
const MOST_RECOVERIES = 3;

export interface SourceSessionOptions {
  readonly video: HTMLVideoElement;
  readonly sources: PlayerSources;
  /** Requests new addresses of the same video; rejects when the server cannot be reached. */
  readonly renew: () => Promise<RenewedSources>;
  /** Height of the screen in device pixels. */
  readonly screenLines: () => number;
  /** The second to continue at. */
  readonly position: () => number;
  readonly changed: (change: Partial<PlaybackState>) => void;
  /** New addresses came. */
  readonly renewed: (sources: PlayerSources) => void;
  /** The element has a source. */
  readonly attached: () => void;
}

export interface SourceSession {
  /** Plays this quality, from the same second. */
  readonly load: (quality: QualityChoice) => Promise<void>;
  /** Continues at the same second from these addresses. */
  readonly replace: (sources: PlayerSources) => Promise<void>;
  /** Requests new addresses for a person who presses "retry", and continues at the same second. */
  readonly retry: () => Promise<void>;
  /** Playback advanced: the next problem may be healed again. */
  readonly healthy: () => void;
  readonly destroy: () => void;
}

/**
 * Manages the source of the video element: changes the quality, and recovers by itself: with new addresses where those can
 * help, and with a new decoder where one has failed.
 */
export function createSourceSession(options: SourceSessionOptions): SourceSession {
  const { video, changed } = options;
  let sources = options.sources;
  let wanted: QualityChoice = 'auto';
  let current: AttachedSource | null = null;
  let generation = 0;
  let hasRenewed = false;
  let recoveries = 0;

  const attach = async () => {
    generation += 1;
    const mine = generation;
    const chosen = chooseSource(sources, wanted, options.screenLines());
    const release = holdFrame(video);
    video.addEventListener('canplay', release, { once: true });
    current?.detach();
    current = null;
    if (!chosen) return stop('unsupported', mine);
    changed({ quality: chosen.quality, lines: null, problem: null, buffering: true });
    const reports = {
      problem: (problem: PlaybackProblem) => void heal(problem, mine),
      lines: (lines: number | null) => changed({ lines }),
    };
    try {
      const next = await attachSource(video, chosen, options.position, reports);
      if (mine !== generation) return next.detach();
      current = next;
      options.attached();
    } catch {
      stop('network', mine);
    }
  };

  const stop = (problem: PlaybackProblem, mine: number) => {
    if (mine !== generation) return;
    video.pause();
    changed({ problem, buffering: false });
  };

  const replace = (next: PlayerSources): Promise<void> => {
    sources = next;
    options.renewed(sources);
    return attach();
  };

  const renew = async () => {
    generation += 1;
    const mine = generation;
    changed({ problem: null, buffering: true });
    try {
      const answer = await options.renew();
      if (mine !== generation) return;
      if ('refused' in answer) return stop('refused', mine);
      await replace(answer.sources);
    } catch {
      stop('network', mine);
    }
  };

  const heal = async (problem: PlaybackProblem, mine: number) => {
    if (mine !== generation) return;
    if (problem === 'decode') {
      if (recoveries >= MOST_RECOVERIES) return stop(problem, mine);
      recoveries += 1;
      return attach();
    }
    if (hasRenewed) return stop(problem, mine);
    hasRenewed = true;
    await renew();
  };

  return {
    load(quality) {
      wanted = quality;
      recoveries = 0;
      return attach();
    },
    replace,
    retry: () => {
      recoveries = 0;
      return renew();
    },
    healthy: () => {
      hasRenewed = false;
      recoveries = 0;
    },
    destroy() {
      generation += 1;
      current?.detach();
      current = null;
    },
  };
}
