import { mkdir, rename } from 'node:fs/promises';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { ladderFor } from '../ffmpeg/ladder.ts';
import { readPacketTimes, type TrackTimes } from '../ffmpeg/packet-times.ts';
import { probeFilm } from '../ffmpeg/probe-film.ts';
import { measureSound } from '../steps/sound.ts';
import type { StepWork } from '../steps/step.ts';
import { makeTrailer } from '../steps/trailer.ts';
import { encodeVideo } from '../steps/video.ts';
import { testPrograms } from './make-film.ts';

/** A file with its facts, and its rendition in the smallest quality. */
export interface PreparedParts {
  readonly facts: FilmFacts;
  readonly files: Readonly<Record<'video' | 'trailer', string>>;
  /** When the packets of each track play: the picture, and the sound where there is one. */
  readonly tracks: Readonly<Record<'video' | 'trailer', readonly TrackTimes[]>>;
}

/**
 * Reads a file and makes the smallest rendition and its trailer of it, by the very steps and without a gateway.
 * @throws FileProblem as they do
 */
export async function prepareParts(path: string): Promise<PreparedParts> {
  const { signal } = new AbortController();
  const programs = testPrograms();
  const facts = await probeFilm(programs, path, signal);
  const work = async (found: unknown): Promise<StepWork> => {
    const folder = `${path}-${found === undefined ? 'sound' : 'parts'}`;
    await mkdir(folder, { recursive: true });
    return { input: path, folder, facts, programs, foundBy: () => found, signal, onProgress: () => undefined };
  };
  const { found } = await measureSound(await work(undefined));
  const [rung] = ladderFor(facts);
  if (rung === undefined) throw new Error('A ladder has no smallest quality.');
  const made = await encodeVideo(rung)(await work(found ?? null));
  const video = `${path}-video.mp4`;
  await rename(made.files[0]?.path ?? '', video);
  const trailer = (await makeTrailer(await work(found ?? null))).files[0]?.path ?? '';
  const tracksOf = async (file: string) => {
    const tracks = await readPacketTimes(programs.ffprobe, ['-i', file], signal);
    return [...tracks].toSorted(([one], [other]) => one - other).map(([, times]) => times);
  };
  return {
    facts,
    files: { video, trailer },
    tracks: { video: await tracksOf(video), trailer: await tracksOf(trailer) },
  };
}
