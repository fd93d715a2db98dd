import { join } from 'node:path';
import { QUIETLY, reportProgress } from '../ffmpeg/input-arguments.ts';
import { ladderFor } from '../ffmpeg/ladder.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { cutAndJoin } from './cut-and-join.ts';
import { excerptsOf } from './excerpts.ts';
import type { Step } from './step.ts';

const EXCERPTS = 3;
const EXCERPT_SECONDS = 2;

/** Cuts the silent clip for hovering over a card: three moments of the film in its smallest quality. */
export const makePreview: Step = async ({ input, folder, facts, programs, signal, onProgress }) => {
  const rung = ladderFor(facts)[0];
  if (rung === undefined) throw new Error('A ladder has no smallest quality.');
  const { width, height } = rung;
  const excerpts = excerptsOf(facts.seconds, EXCERPTS, EXCERPT_SECONDS).map((each) => ({
    ...each,
    seconds: Math.min(each.seconds, EXCERPTS * EXCERPT_SECONDS),
  }));
  const { inputs, graph } = cutAndJoin(input, facts, excerpts, rung, null);
  const path = join(folder, 'preview.mp4');
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-profile:v',
    'high',
    '-crf',
    '27',
    '-maxrate',
    '400k',
    '-bufsize',
    '800k',
  ];
  const file = ['-an', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', path];
  const run = [...QUIETLY, ...inputs, '-filter_complex', graph, '-map', '[v]', ...encoding, ...file];
  await runProgram(programs.ffmpeg, run, {
    signal,
    onLine: reportProgress(EXCERPTS * EXCERPT_SECONDS, onProgress),
  });
  return { files: [{ name: 'preview.mp4', path, type: 'video/mp4' }], found: { width, height } };
};
