import type { Selectable } from 'kysely';
import { ladderFor } from '../ffmpeg/ladder.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { takePictures } from './film-stills/film-pictures.ts';
import { preparePicture } from './pictures.ts';
import { makePreview } from './preview.ts';
import { measureSound } from './sound.ts';
import type { Step, StepOutcome, StepWork } from './step.ts';
import { makeStoryboard } from './storyboard.ts';
import { makeTrailer } from './trailer.ts';
import type { MediaSourcesTable } from '../tables.ts';
import { encodeVideo } from './video.ts';

/** A step by its name, and the stage whose turn it is with. */
export interface PlannedStep {
  readonly name: string;
  readonly stage: number;
}

export const PROBE: PlannedStep = { name: 'probe', stage: 0 };
export const PUBLISH: PlannedStep = { name: 'publish', stage: 3 };
const VIDEO = 'video-';

/** What is to be done with a film after its probe, and in which order. */
export function stepsOfFilm(facts: FilmFacts): readonly PlannedStep[] {
  return [
    { name: 'sound', stage: 1 },
    { name: 'pictures', stage: 2 },
    ...ladderFor(facts).map(({ quality }) => ({ name: VIDEO + quality, stage: 2 })),
    ...['trailer', 'preview', 'storyboard'].map((name) => ({ name, stage: 2 })),
    PUBLISH,
  ];
}

/**
 * Plans the steps of a film that is taken as it is. It plays before any of them; they make what its pages show besides.
 */
export function stepsOfStream(): readonly PlannedStep[] {
  return [
    { name: 'sound', stage: 1 },
    ...['pictures', 'trailer', 'preview', 'storyboard'].map((name) => ({ name, stage: 2 })),
    PUBLISH,
  ];
}

/** Plans the steps of a picture. */
export function stepsOfPicture(): readonly PlannedStep[] {
  return [{ name: 'pictures', stage: 2 }, PUBLISH];
}

/** Takes a picture out of a film, which is the original of what comes after. */
export const TAKE_FRAME: PlannedStep = { name: 'frame', stage: 1 };

/** Plans the steps of a frame of a film. */
export function stepsOfFrame(): readonly PlannedStep[] {
  return [TAKE_FRAME, ...stepsOfPicture()];
}

const STEPS: Readonly<Record<string, Step>> = {
  sound: measureSound,
  pictures: takePictures,
  trailer: makeTrailer,
  preview: makePreview,
  storyboard: makeStoryboard,
};

/** The work of a step between probe and publication. Throws RangeError for a name of another release. */
export function workOf(
  name: string,
  { kind, facts, shape }: Pick<Selectable<MediaSourcesTable>, 'kind' | 'facts' | 'shape'>,
): (work: Omit<StepWork, 'facts'>) => Promise<StepOutcome> {
  if (kind === 'picture' && name === 'pictures') return (work) => preparePicture(work, shape ?? 'landscape');
  const step = facts === null ? undefined : stepOfFilm(name, facts);
  if (facts === null || step === undefined) throw new RangeError(`There is no step "${name}".`);
  return (work) => step({ ...work, facts });
}

function stepOfFilm(name: string, facts: FilmFacts): Step | undefined {
  const rung = ladderFor(facts).find(({ quality }) => VIDEO + quality === name);
  return rung === undefined ? STEPS[name] : encodeVideo(rung);
}
