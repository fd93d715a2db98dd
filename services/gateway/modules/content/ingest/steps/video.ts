import { lastingSound, soundOf, steadyPicture, steadySound } from '../ffmpeg/encoding.ts';
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
    const { seconds } = facts;
    const picture = `[0:${facts.videoStream}]${steadyPicture(facts, rung.width, rung.height)},trim=end=${seconds.toFixed(3)}[v]`;
    const steady = steadySound(foundBy('sound') as Loudness | null);
    const sound = hasSound ? [[soundOf(facts), ...steady, ...lastingSound(seconds)].join(',') + '[a]'] : [];
    const from = [
      ...inputArguments(input),
      '-filter_complex',
      [picture, ...sound].join(';'),
      '-map',
      '[v]',
      ...(hasSound ? ['-map', '[a]'] : []),
    ];
    const { files, made } = await makeRendition(work, 'video', rung, { from, hasSound, seconds });
    return { files, found: [made] };
  };
}
