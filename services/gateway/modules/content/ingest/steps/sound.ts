import { soundOf } from '../ffmpeg/encoding.ts';
import { inputArguments, QUIETLY, reportProgress } from '../ffmpeg/input-arguments.ts';
import { MEASURE_LOUDNESS, readLoudness } from '../ffmpeg/loudness.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import type { Step } from './step.ts';

/** Measures how loud a film is, so that every rendition is brought to the same loudness. */
export const measureSound: Step = async ({ input, facts, programs, signal, onProgress }) => {
  if (facts.audioStream === null) return { files: [], found: null };
  // The measurement is written as information.
  const loudly = QUIETLY.map((each) => (each === 'error' ? 'info' : each));
  const measure = ['-filter_complex', `${soundOf(facts)},${MEASURE_LOUDNESS}[a]`, '-map', '[a]', '-f', 'null', '-'];
  const lines = await runProgram(programs.ffmpeg, [...loudly, '-nostats', ...inputArguments(input), ...measure], {
    signal,
    onLine: reportProgress(facts.seconds, onProgress),
  });
  return { files: [], found: readLoudness(lines) };
};
