import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { steadyPicture } from '../../ffmpeg/encoding.ts';
import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import { runProgram } from '../../ffmpeg/run-program.ts';
import type { StepWork } from '../step.ts';
import type { RatedFrame } from './choose-stills.ts';

/** A change of scene, 0 to 1 of the points that differ. */
const SCENE = 0.25;
/** How many frames of a film are looked at: at most so many where scenes change, and so many where they don't. */
const MOST_CHANGES = 120;
const FEWEST_FRAMES = 36;
/** Longer films are read at their keyframes alone: those are where scenes change, and an hour of film takes seconds. */
const WHOLE_SECONDS = 600;
/** Points across a frame that is rated. */
const WIDTH = 320;
/** Without progress: both would be written into the same lines. */
const QUIETLY = ['-hide_banner', '-nostdin', '-y', '-v', 'error'] as const;
const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], scale: 1, offset: 128 };

/** Finds frames where the scenes of a film change, and some in long scenes, and rates them. */
export async function findFrames(work: Omit<StepWork, 'foundBy' | 'onProgress'>): Promise<readonly RatedFrame[]> {
  const { input, folder, facts, programs, signal } = work;
  const height = Math.max(2, Math.round((WIDTH * facts.height) / facts.width / 2) * 2);
  const since = 't-prev_selected_t';
  const chosen = [
    'isnan(prev_selected_t)',
    `gt(scene,${SCENE})*gte(${since},${(facts.seconds / MOST_CHANGES).toFixed(3)})`,
    `gte(${since},${(facts.seconds / FEWEST_FRAMES).toFixed(3)})`,
  ].join('+');
  const filters = `${steadyPicture(facts, WIDTH, height)},select='${chosen}',metadata=mode=print:file=-,setpts=N/25/TB`;
  const keyframesOnly = facts.seconds > WHOLE_SECONDS ? ['-skip_frame', 'nokey'] : [];
  const output = ['-map', `0:${facts.videoStream}`, '-vf', filters, '-r', '25', join(folder, 'frame-%03d.png')];
  const times: number[] = [];
  await runProgram(programs.ffmpeg, [...QUIETLY, ...keyframesOnly, ...inputArguments(input), ...output], {
    signal,
    onLine: (line) => {
      const [, time] = /^frame:\d+\s+pts:\S+\s+pts_time:(\S+)/.exec(line) ?? [];
      if (time !== undefined) times.push(Number(time));
    },
  });
  const names = (await readdir(folder)).filter((name) => name.startsWith('frame-')).toSorted();
  const frames: RatedFrame[] = [];
  for (const [index, at] of times.entries()) {
    const name = names[index];
    if (name !== undefined) frames.push(await rate(join(folder, name), at));
  }
  return frames;
}

async function rate(path: string, at: number): Promise<RatedFrame> {
  const grey = await sharp(path).greyscale().toColourspace('b-w').png().toBuffer();
  const [points, edges] = await Promise.all([
    sharp(grey).stats(),
    sharp(await sharp(grey).convolve(LAPLACIAN).png().toBuffer()).stats(),
  ]);
  const [brightness] = points.channels;
  const [laplacian] = edges.channels;
  return { at, light: brightness?.mean ?? 0, spread: brightness?.stdev ?? 0, sharpness: laplacian?.stdev ?? 0 };
}
