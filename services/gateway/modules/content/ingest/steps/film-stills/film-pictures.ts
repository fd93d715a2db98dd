import type { FilmStill } from '../../../media/public.ts';
import { type MadePicture, takePoster } from '../pictures.ts';
import type { Step } from '../step.ts';
import { takeStills } from './take-stills.ts';

/** The pictures that were taken out of a film. */
export interface FilmPictures extends MadePicture {
  readonly stills: readonly FilmStill[];
  /** Why there are no stills, where taking them failed. */
  readonly problem?: string;
}

/**
 * Takes the poster of a film and its stills, in one step: a gateway of the release before would fail a step that it doesn't know. A
 * film whose stills fail is released without any.
 */
export const takePictures: Step = async (work) => {
  const poster = await takePoster({ ...work, onProgress: (share) => work.onProgress(share / 2) });
  const taken = await takeStills({ ...work, onProgress: (share) => work.onProgress(0.5 + share / 2) }).catch(
    (error: unknown) => {
      work.signal.throwIfAborted();
      return { files: [], stills: [], problem: error instanceof Error ? error.message : String(error) };
    },
  );
  const { files, ...found } = taken;
  return { files: [...poster.files, ...files], found: { ...(poster.found as MadePicture), ...found } };
};
