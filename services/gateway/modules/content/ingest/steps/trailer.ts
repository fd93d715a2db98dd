import { steadySound } from '../ffmpeg/encoding.ts';
import { ladderFor } from '../ffmpeg/ladder.ts';
import type { Loudness } from '../ffmpeg/loudness.ts';
import { cutAndJoin } from './cut-and-join.ts';
import { excerptsOf } from './excerpts.ts';
import { makeRendition } from './rendition.ts';
import type { Step } from './step.ts';

const EXCERPTS = 4;
const EXCERPT_SECONDS = 8;
/** A trailer is seen beside a page, or on the way. */
const QUALITIES: readonly string[] = ['p270', 'p480', 'p720', 'p1080'];

/** Cuts the trailer out of four places of the film, in the qualities that pages show. */
export const makeTrailer: Step = async (work) => {
  const { facts, input, foundBy } = work;
  const excerpts = excerptsOf(facts.seconds, EXCERPTS, EXCERPT_SECONDS);
  const hasSound = facts.audioStream !== null;
  const sound = hasSound ? steadySound(foundBy('sound') as Loudness | null) : null;
  const made = [];
  const rungs = ladderFor(facts).filter(({ quality }) => QUALITIES.includes(quality));
  for (const [index, rung] of rungs.entries()) {
    const onProgress = (share: number): void => work.onProgress((index + share) / rungs.length);
    const { inputs, graph, seconds } = cutAndJoin(input, facts, excerpts, rung, sound);
    const maps = ['-map', '[v]', ...(hasSound ? ['-map', '[a]'] : [])];
    const encoded = { from: [...inputs, '-filter_complex', graph, ...maps], hasSound, seconds };
    made.push(await makeRendition({ ...work, onProgress }, 'trailer', rung, encoded));
  }
  return { files: made.flatMap(({ files }) => files), found: made.map((each) => each.made) };
};
