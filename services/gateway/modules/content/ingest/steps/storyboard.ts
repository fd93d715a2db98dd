import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { steadyPicture } from '../ffmpeg/encoding.ts';
import type { FilmFacts } from '../ffmpeg/film-facts.ts';
import { inputArguments, QUIETLY, reportProgress } from '../ffmpeg/input-arguments.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import type { Step } from './step.ts';

const COLUMNS = 10;
/** One sheet has them all: more would make its picture larger than players take. */
const MOST_THUMBNAILS = 200;
const SHORTEST_SECONDS = 5;
const BOX = { width: 160, height: 90 } as const;

/** How the thumbnails of a film lie on their sheet. */
export interface SheetPlan {
  readonly every: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** A thumbnail for every five seconds, or for as many as make 200 of a long film. */
export function planSheet({ seconds, width, height }: Pick<FilmFacts, 'seconds' | 'width' | 'height'>): SheetPlan {
  const every = Math.max(SHORTEST_SECONDS, Math.ceil(seconds / MOST_THUMBNAILS));
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const even = (points: number): number => Math.max(2, Math.round((points * scale) / 2) * 2);
  return { every, count: Math.max(1, Math.ceil(seconds / every)), width: even(width), height: even(height) };
}

/** The timed text that says which part of the sheet belongs to which seconds. */
export function sheetText({ every, count, width, height }: SheetPlan, seconds: number): string {
  const stamp = (at: number): string => new Date(at * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: count }, (_, number) => {
    const place = `${(number % COLUMNS) * width},${Math.floor(number / COLUMNS) * height},${width},${height}`;
    const end = Math.min(seconds, (number + 1) * every);
    return `${stamp(number * every)} --> ${stamp(end)}\nstoryboard.webp#xywh=${place}`;
  });
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

/** Draws the thumbnails of the timeline on one sheet, with the text that says where each of them is. */
export const makeStoryboard: Step = async ({ input, folder, facts, programs, signal, onProgress }) => {
  const plan = planSheet(facts);
  const rows = Math.ceil(plan.count / COLUMNS);
  const drawn = join(folder, 'sheet.png');
  // A film of one thumbnail still needs its first picture, which `fps` alone would leave out.
  const thumbnails = `${steadyPicture(facts, plan.width, plan.height)},fps=1/${plan.every}:start_time=0:round=up`;
  // The sheet is one picture, at the end: how far it is is seen by the thumbnails on their way to it.
  const graph = `[0:${facts.videoStream}]${thumbnails},split[each][seen];[each]tile=${COLUMNS}x${rows}[sheet]`;
  const draw = ['-filter_complex', graph, '-map', '[sheet]', '-frames:v', '1', drawn];
  const watch = ['-map', '[seen]', '-f', 'null', '-'];
  await runProgram(programs.ffmpeg, [...QUIETLY, ...inputArguments(input), ...draw, ...watch], {
    signal,
    onLine: reportProgress(facts.seconds, onProgress),
  });
  const path = join(folder, 'storyboard.webp');
  await sharp(drawn).webp({ quality: 60 }).toFile(path);
  const text = join(folder, 'storyboard.vtt');
  await writeFile(text, sheetText(plan, facts.seconds));
  return {
    files: [
      { name: 'storyboard.webp', path, type: 'image/webp' },
      { name: 'storyboard.vtt', path: text, type: 'text/vtt; charset=utf-8' },
    ],
    found: null,
  };
};
