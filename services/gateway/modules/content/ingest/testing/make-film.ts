import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '../ffmpeg/programs.ts';

const run = promisify(execFile);

/** The programs of this machine; a test that needs them fails where there are none, and says so. */
export const testPrograms = () =>
  findPrograms({
    isWorker: true,
    workers: 1,
    ffmpegPath: null,
    ffprobePath: null,
    pace: 'quick',
    largestUploadBytes: 1e9,
  });

/** An empty folder. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'network-ingest-'));
}

/** What a film is made of. */
export interface MadeFilm {
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  /** False: without sound. */
  readonly sound?: boolean;
  readonly rate?: number;
  /** Further arguments of ffmpeg before the file. */
  readonly more?: readonly string[];
  /** `film.mp4` by default. */
  readonly name?: string;
}

/** Makes a small film by ffmpeg's test pictures and returns its path. */
export async function makeFilm(film: MadeFilm = {}): Promise<string> {
  const { width = 320, height = 180, seconds = 3, sound = true, rate = 25, more = [], name = 'film.mp4' } = film;
  const path = join(await emptyFolder(), name);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:rate=${rate}:duration=${seconds}`];
  const tone = sound ? ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`, '-c:a', 'aac'] : [];
  const encoding = more.includes('-c:v') ? [] : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  await run(testPrograms().ffmpeg, ['-v', 'error', '-y', ...picture, ...tone, ...encoding, ...more, path]);
  return path;
}
