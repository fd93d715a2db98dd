/** Records the tones under the films: each a chord that repeats without a seam. Needs ffmpeg. */
import { mkdir, rm } from 'node:fs/promises';
import { ffmpeg } from './ffmpeg.ts';
import { LOOP_SECONDS, TONES } from './landscape-media.ts';

const FOLDER = new URL('../media/clips/sounds/', import.meta.url).pathname;
/** A loop is a whole number of the coder's frames of 1024 samples. */
const SAMPLES_PER_SECOND = 32_000;
const FRAMES = (LOOP_SECONDS * SAMPLES_PER_SECOND) / 1024;
const FRAGMENT = '+empty_moov+default_base_moof+skip_trailer';

/** Every voice and every sway has whole waves in a loop, so that the end meets the beginning. */
function chordOf(note: number): string {
  const whole = (frequency: number): number => Math.round(frequency * LOOP_SECONDS) / LOOP_SECONDS;
  const voice = (ratio: number, strength: number, sway: number): string =>
    `${strength}*sin(2*PI*${whole(note * ratio)}*t)*(0.7+0.3*sin(2*PI*${sway / LOOP_SECONDS}*t))`;
  return [voice(1, 0.09, 1), voice(1.4983, 0.06, 1), voice(2.004, 0.04, 2), voice(2.52, 0.025, 1)].join('+');
}

await mkdir(FOLDER, { recursive: true });
for (const [name, note] of Object.entries(TONES)) {
  const file = `${FOLDER}${name}.mp4`;
  const long = `${FOLDER}${name}.long.m4a`;
  // The coder needs a loop to settle; the second of three is as every other.
  const source = `aevalsrc='${chordOf(note)}':s=${SAMPLES_PER_SECOND}:d=${LOOP_SECONDS * 3},lowpass=f=1200`;
  await ffmpeg('-f', 'lavfi', '-i', source, '-c:a', 'aac', '-b:a', '20k', '-ac', '1', long);
  const cut = [
    '-ss',
    String(LOOP_SECONDS),
    '-i',
    long,
    '-frames:a',
    String(FRAMES),
    '-c',
    'copy',
    '-bsf:a',
    'aac_adtstoasc',
  ];
  await ffmpeg(
    ...cut,
    '-movflags',
    FRAGMENT,
    '-frag_duration',
    String(LOOP_SECONDS * 2_000_000),
    '-map_metadata',
    '-1',
    file,
  );
  await rm(long);
}
