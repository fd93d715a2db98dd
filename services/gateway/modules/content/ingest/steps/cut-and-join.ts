import { lastingSound, soundOf, steadyPicture } from '../ffmpeg/encoding.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import type { Rung } from '../ffmpeg/ladder.ts';
import type { Excerpt } from './excerpts.ts';

/** Read beyond the end of an excerpt, so that its last picture is there. */
const SPARE_SECONDS = 0.5;

/** Excerpts of a film as one: the inputs of ffmpeg, a graph whose results are `[v]` and `[a]`, and what it lasts. */
export interface Joined {
  readonly inputs: readonly string[];
  readonly graph: string;
  readonly seconds: number;
}

/**
 * Cuts excerpts and joins them. Each piece is a whole number of pictures, and its sound lasts exactly as long, with silence where there is none:
 * what is joined would otherwise drift apart.
 *
 * @param sound filters for the sound as a whole; null for a silent result
 */
export function cutAndJoin(
  input: string,
  facts: FilmFacts,
  excerpts: readonly Excerpt[],
  { width, height }: Pick<Rung, 'width' | 'height'>,
  sound: readonly string[] | null,
): Joined {
  const pieces = excerpts.map(({ from, seconds }) => {
    const pictures = Math.max(1, Math.floor(seconds * rateOf(facts.frameRate) + 0.001));
    return { from, pictures, seconds: pictures / rateOf(facts.frameRate) };
  });
  const inputs = pieces.flatMap(({ from, seconds }) => [
    '-ss',
    from.toFixed(3),
    '-t',
    (seconds + SPARE_SECONDS).toFixed(3),
    ...inputArguments(input),
  ]);
  const seconds = pieces.reduce((sum, each) => sum + each.seconds, 0);
  const pictures = pieces.map(
    (piece, part) =>
      `[${part}:${facts.videoStream}]${steadyPicture(facts, width, height)},trim=end_frame=${piece.pictures},setpts=PTS-STARTPTS[v${part}]`,
  );
  if (sound === null) {
    const labels = pieces.map((_, part) => `[v${part}]`).join('');
    return { inputs, graph: [...pictures, `${labels}concat=n=${pieces.length}:v=1[v]`].join(';'), seconds };
  }
  const sounds = pieces.map(
    (piece, part) => `${[soundOf(facts, part), ...lastingSound(piece.seconds)].join(',')}[a${part}]`,
  );
  const labels = pieces.map((_, part) => `[v${part}][a${part}]`).join('');
  const joined = `${labels}concat=n=${pieces.length}:v=1:a=1[v][joined]`;
  const steady = `[joined]${[...sound, ...lastingSound(seconds)].join(',')}[a]`;
  return { inputs, graph: [...pictures, ...sounds, joined, steady].join(';'), seconds };
}

function rateOf(rate: string): number {
  const [over = 25, under = 1] = rate.split('/').map(Number);
  return over / under;
}
