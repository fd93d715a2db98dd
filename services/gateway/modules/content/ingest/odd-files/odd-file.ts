import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder, testPrograms } from '../testing/make-film.ts';

const run = promisify(execFile);

/** What becomes of a file: what the check finds, or the reason with which it refuses. */
export type Outcome = { readonly taken: Readonly<Record<string, unknown>> } | { readonly refused: RegExp };

/** A file as nobody would make it for a test. `what` is its row in docs/how-to/publish-a-film.md. */
export interface OddFile {
  readonly what: string;
  /** @returns its path */
  readonly make: () => Promise<string>;
  readonly becomes: Outcome;
  /** What becomes of it instead with the ffprobe that a checkout has, where there is none of a distribution. */
  readonly becomesInCheckout?: Outcome;
}

/** Writes a file of these bytes. */
export async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(await emptyFolder(), name);
  await writeFile(path, content);
  return path;
}

/** Writes a file by ffmpeg. */
export async function madeBy(name: string, ...args: readonly string[]): Promise<string> {
  const path = join(await emptyFolder(), name);
  await run(testPrograms().ffmpeg, ['-v', 'error', '-y', ...args, path]);
  return path;
}

/** Arguments of ffmpeg for moving pictures. */
export const pictures = (seconds = 2, { size = '160x90', rate = 25 } = {}): readonly string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
];

/** Arguments of ffmpeg for a sound. */
export const tone = (seconds = 2, frequency = 330): readonly string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${frequency}:duration=${seconds}`,
];
