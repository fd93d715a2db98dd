import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmStill } from '../../../media/public.ts';
import { steadyPicture } from '../../ffmpeg/encoding.ts';
import { inputArguments, QUIETLY } from '../../ffmpeg/input-arguments.ts';
import { runProgram } from '../../ffmpeg/run-program.ts';
import { FILM_STILL_FORMAT } from '../picture-formats.ts';
import { writeRenditions } from '../pictures.ts';
import type { MadeFile, StepWork } from '../step.ts';
import { chooseStills } from './choose-stills.ts';
import { findFrames } from './find-frames.ts';

/** The stills of a film and their files. */
export interface TakenStills {
  readonly files: readonly MadeFile[];
  readonly stills: readonly FilmStill[];
}

/** Takes six to nine stills where scenes change, spread over the film, in all widths. */
export async function takeStills(work: StepWork): Promise<TakenStills> {
  const { folder, facts, pace, onProgress } = work;
  const frames = join(folder, 'frames');
  await mkdir(frames, { recursive: true });
  const chosen = chooseStills(await findFrames({ ...work, folder: frames }), facts.seconds);
  const files: MadeFile[] = [];
  const stills: FilmStill[] = [];
  for (const [index, { at }] of chosen.entries()) {
    const name = `s${index + 1}`;
    const own = join(folder, name);
    await mkdir(own, { recursive: true });
    const frame = await takeFrame(work, at, join(own, 'frame.png'));
    const { files: made, found } = await writeRenditions(frame, FILM_STILL_FORMAT, {
      folder: own,
      pace,
      onProgress: () => undefined,
    });
    const { master: _master, ...rendition } = found;
    for (const file of made) {
      // What a crop would be cut out of; nobody crops these.
      if (file.name.endsWith('/master.webp')) continue;
      files.push({ ...file, name: file.name.replace('/', `/${name}-`) });
    }
    // Every list reads the rows of films: nine placeholders would double them.
    stills.push({ ...rendition, placeholder: '', name, at: Math.round(at * 1000) / 1000 });
    onProgress((index + 1) / chosen.length);
  }
  return { files, stills };
}

async function takeFrame({ input, facts, programs, signal }: StepWork, at: number, target: string): Promise<string> {
  const most = FILM_STILL_FORMAT.most;
  const scale = Math.min(1, most / facts.width, most / facts.height);
  const [width, height] = [Math.round(facts.width * scale), Math.round(facts.height * scale)];
  const take = ['-map', `0:${facts.videoStream}`, '-vf', steadyPicture(facts, width, height), '-frames:v', '1', target];
  const run = [...QUIETLY, '-ss', at.toFixed(3), ...inputArguments(input), ...take];
  await runProgram(programs.ffmpeg, run, { signal, onLine: () => undefined });
  return target;
}
