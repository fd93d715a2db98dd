import { steadyPicture, steadySound } from '../ffmpeg/encoding.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import type { Rung } from '../ffmpeg/ladder.ts';
import type { Loudness } from '../ffmpeg/loudness.ts';
import { makeRendition } from './rendition.ts';
import type { Step } from './step.ts';

/** Encodes the whole film in one quality. */
export function encodeVideo(rung: Rung): Step {
  return async (work) => {
    const { input, facts, foundBy } = work;
    const hasSound = facts.audioStream !== null;
    const filters = steadySound(foundBy('sound') as Loudness | null);
    const from = [
      ...inputArguments(input),
      '-map',
      `0:${facts.videoStream}`,
      '-vf',
      steadyPicture(facts, rung.width, rung.height),
      ...(hasSound ? ['-map', `0:${facts.audioStream}`] : []),
      ...(hasSound && filters.length > 0 ? ['-af', filters.join(',')] : []),
    ];
    const { files, made } = await makeRendition(work, 'video', rung, { from, hasSound, seconds: facts.seconds });
    return { files, found: [made] };
  };
}
