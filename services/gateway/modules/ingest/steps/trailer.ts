import { steadyPicture, steadySound } from '../ffmpeg/encoding.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { ladderFor, type Rung } from '../ffmpeg/ladder.ts';
import type { Loudness } from '../ffmpeg/loudness.ts';
import { type Excerpt, excerptsOf } from './excerpts.ts';
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
  const seconds = excerpts.reduce((sum, each) => sum + each.seconds, 0);
  const loudness = foundBy('sound') as Loudness | null;
  const made = [];
  const rungs = ladderFor(facts).filter(({ quality }) => QUALITIES.includes(quality));
  for (const [index, rung] of rungs.entries()) {
    const onProgress = (share: number): void => work.onProgress((index + share) / rungs.length);
    const encoded = {
      from: cutAndJoined(input, facts, excerpts, rung, steadySound(loudness)),
      hasSound: facts.audioStream !== null,
      seconds,
    };
    made.push(await makeRendition({ ...work, onProgress }, 'trailer', rung, encoded));
  }
  return { files: made.flatMap(({ files }) => files), found: made.map((each) => each.made) };
};

function cutAndJoined(
  input: string,
  facts: FilmFacts,
  excerpts: readonly Excerpt[],
  { width, height }: Rung,
  sound: readonly string[],
): readonly string[] {
  const { videoStream, audioStream } = facts;
  const inputs = excerpts.flatMap(({ from, seconds }) => [
    '-ss',
    from.toFixed(3),
    '-t',
    seconds.toFixed(3),
    ...inputArguments(input),
  ]);
  const pictures = excerpts.map(
    (_, part) => `[${part}:${videoStream}]${steadyPicture(facts, width, height)}[v${part}]`,
  );
  const sounds =
    audioStream === null ? [] : excerpts.map((_, part) => `[${part}:${audioStream}]aresample=48000[a${part}]`);
  const pairs = excerpts.map((_, part) => (audioStream === null ? `[v${part}]` : `[v${part}][a${part}]`)).join('');
  const joined = `${pairs}concat=n=${excerpts.length}:v=1:a=${audioStream === null ? 0 : 1}[v]${audioStream === null ? '' : '[joined]'}`;
  const steady = audioStream === null ? [] : [`[joined]${[...sound, 'anull'].join(',')}[a]`];
  const graph = [...pictures, ...sounds, joined, ...steady].join(';');
  return [...inputs, '-filter_complex', graph, '-map', '[v]', ...(audioStream === null ? [] : ['-map', '[a]'])];
}
