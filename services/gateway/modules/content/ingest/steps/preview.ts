import { join } from 'node:path';
import { QUIETLY, reportProgress } from '../ffmpeg/input-arguments.ts';
import { fitInto, ladderFor } from '../ffmpeg/ladder.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { cutAndJoin } from './cut-and-join.ts';
import { excerptsOf } from './excerpts.ts';
import type { MadeFile, Step, StepWork } from './step.ts';

const EXCERPTS = 3;
const EXCERPT_SECONDS = 2;
const MOST_SECONDS = EXCERPTS * EXCERPT_SECONDS;
/** Lines of the larger preview; a film with fewer keeps its own. */
const LARGE_LINES = 720;
/** The smaller preview's share of the work. */
const SMALL_SHARE = 0.25;

/** How an excerpt is encoded; its rate and buffer are kilobits, so that a file has at most those of its seconds and one buffer. */
interface Form {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  readonly peakKilobits: number;
  readonly bufferKilobits: number;
}

/**
 * Cuts the silent clip for hovering over a card, three moments of the film in its smallest quality, and the same moments for a hero: as large
 * as a window wants and the film has them, at a rate without blocks, at most 2.1 MB.
 */
export const makePreview: Step = async (work) => {
  const { facts, onProgress } = work;
  const rung = ladderFor(facts)[0];
  if (rung === undefined) throw new Error('A ladder has no smallest quality.');
  const { width, height } = rung;
  const small = { name: 'preview.mp4', width, height, crf: 27, peakKilobits: 400, bufferKilobits: 800 };
  const size = fitInto(LARGE_LINES, facts);
  const large = { name: 'preview-large.mp4', ...size, crf: 23, peakKilobits: 2_400, bufferKilobits: 2_400 };
  const hasLarge = size.width > width;
  const files = [await cut(small, work, (share) => onProgress(hasLarge ? share * SMALL_SHARE : share))];
  if (!hasLarge) return { files, found: { width, height } };
  files.push(await cut(large, work, (share) => onProgress(SMALL_SHARE + share * (1 - SMALL_SHARE))));
  return { files, found: { width, height, large: size } };
};

async function cut(form: Form, work: StepWork, onProgress: (share: number) => void): Promise<MadeFile> {
  const { input, folder, facts, programs, signal } = work;
  const excerpts = excerptsOf(facts.seconds, EXCERPTS, EXCERPT_SECONDS).map((each) => ({
    ...each,
    seconds: Math.min(each.seconds, MOST_SECONDS),
  }));
  const { inputs, graph } = cutAndJoin(input, facts, excerpts, form, null);
  const path = join(folder, form.name);
  const quality = ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-crf', `${form.crf}`];
  const bounds = ['-maxrate', `${form.peakKilobits}k`, '-bufsize', `${form.bufferKilobits}k`];
  const file = ['-an', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', path];
  const run = [...QUIETLY, ...inputs, '-filter_complex', graph, '-map', '[v]', ...quality, ...bounds, ...file];
  await runProgram(programs.ffmpeg, run, { signal, onLine: reportProgress(MOST_SECONDS, onProgress) });
  return { name: form.name, path, type: 'video/mp4' };
}
