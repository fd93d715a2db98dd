import type { VersionFile } from '../../media/public.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import type { Programs } from '../ffmpeg/programs.ts';

/** What a step leaves behind: its files by their name in a version, and what later steps must know. */
export interface StepResult {
  readonly files: Readonly<Record<string, VersionFile>>;
  readonly found: unknown;
}

/** A file that a step wrote into its folder, to be stored under a name of the version. */
export interface MadeFile {
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

/** What a step hands over when it has ended well. */
export interface StepOutcome {
  readonly files: readonly MadeFile[];
  readonly found: unknown;
}

/** What a step works with. */
export interface StepWork {
  /** The original, as a file of this machine. */
  readonly input: string;
  /** An empty folder of its own, which is deleted afterwards. */
  readonly folder: string;
  readonly facts: FilmFacts;
  readonly programs: Programs;
  /** What a step of this source found; null where it has not run. */
  readonly foundBy: (step: string) => unknown;
  readonly signal: AbortSignal;
  /** Takes the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** All that the result of a step depends on. */
export type StepCause = Readonly<Record<string, unknown>> & Pick<StepWork, 'input' | 'folder'>;

/** Does the work of a step, or lays what the same work made before into its folder. */
export type StepMemory = (cause: StepCause, work: () => Promise<StepOutcome>) => Promise<StepOutcome>;

/** A step of the preparation, which reads the original and writes files. */
export type Step = (work: StepWork) => Promise<StepOutcome>;
