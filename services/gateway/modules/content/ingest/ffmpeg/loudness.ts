import { z } from 'zod';

/** How loud a film's sound is, as the first pass of ffmpeg's `loudnorm` measures it (EBU R 128). */
export interface Loudness {
  readonly integrated: number;
  readonly peak: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
}

const measured = z.object({
  input_i: z.coerce.number(),
  input_tp: z.coerce.number(),
  input_lra: z.coerce.number(),
  input_thresh: z.coerce.number(),
  target_offset: z.coerce.number(),
});

/** The filter of the first pass. */
export const MEASURE_LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11:print_format=json';

/** Reads what the first pass wrote; null for silence, or sound that is too short to be measured. */
export function readLoudness(lines: readonly string[]): Loudness | null {
  const text = lines.join('\n');
  const found = /\{[^{}]*"input_i"[^{}]*\}/.exec(text)?.[0];
  const values = found === undefined ? null : measured.safeParse(JSON.parse(found));
  if (!values?.success) return null;
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = values.data;
  const all = [input_i, input_tp, input_lra, input_thresh, target_offset];
  // The filter itself refuses what is outside these bounds.
  if (!all.every(Number.isFinite) || input_i < -70 || input_i > 0 || input_tp > 99 || input_thresh < -70) return null;
  return { integrated: input_i, peak: input_tp, range: input_lra, threshold: input_thresh, offset: target_offset };
}
