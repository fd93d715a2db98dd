import { chmodSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { MediaConfig } from '../../../../config/config.ts';

/** The programs that read and convert films. */
export interface Programs {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** The programs for files that are no films, whose steps run neither. */
export const NO_PROGRAMS: Programs = { ffmpeg: '', ffprobe: '' };

/** There is no ffmpeg on this machine. */
export class NoFfmpegError extends Error {
  constructor(program: string, variable: string) {
    super(
      `There is no ${program} on this machine: set ${variable} to its path, install ffmpeg so that it is in the PATH, or set MEDIA_WORKER=0 and let another gateway prepare films.`,
    );
    this.name = 'NoFfmpegError';
  }
}

/**
 * Finds ffmpeg and ffprobe: where the configuration says, in the PATH, or in the packages that a checkout has for
 * development.
 * @throws NoFfmpegError
 */
export function findPrograms(config: MediaConfig, path = process.env['PATH'] ?? ''): Programs {
  return {
    ffmpeg: find('ffmpeg', 'FFMPEG_PATH', config.ffmpegPath, path, '@ffmpeg-installer/ffmpeg'),
    ffprobe: find('ffprobe', 'FFPROBE_PATH', config.ffprobePath, path, '@ffprobe-installer/ffprobe'),
  };
}

/** Why this process prepares no films although it should, for the log of its start; null where it does, or is not to. */
export function whyNothingIsPrepared(config: MediaConfig, path?: string): string | null {
  if (!config.isWorker) return null;
  try {
    findPrograms(config, path);
    return null;
  } catch (error) {
    if (error instanceof NoFfmpegError) return `No film is prepared here. ${error.message}`;
    throw error;
  }
}

function find(program: string, variable: string, configured: string | null, path: string, packageName: string): string {
  if (configured !== null) {
    if (!existsSync(configured)) throw new NoFfmpegError(`program "${configured}"`, variable);
    return configured;
  }
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  const inPath = path.split(delimiter).flatMap((folder) => (folder === '' ? [] : [join(folder, file)]));
  const found = inPath.find((each) => existsSync(each)) ?? inPackage(packageName);
  if (found === null) throw new NoFfmpegError(program, variable);
  return found;
}

const EXECUTABLE = 0o100;

/** The binary of a package; null where it is not installed, as in a deployed gateway. */
function inPackage(name: string): string | null {
  try {
    const { path } = createRequire(import.meta.url)(name) as { readonly path: string };
    if (!existsSync(path)) return null;
    // Packages are installed without their scripts, which would do this.
    if ((statSync(path).mode & EXECUTABLE) === 0) chmodSync(path, 0o755);
    return path;
  } catch {
    return null;
  }
}
