import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder, testPrograms } from './make-film.ts';

const run = promisify(execFile);

/** Seconds of a scene. */
export const SCENE_SECONDS = 1;

/** A scene of one hue, or one that no still is taken of. */
export type Scene = number | 'black' | 'blurred' | 'red';

const DRAWN: Readonly<Record<Exclude<Scene, number>, string>> = {
  black: 'lutyuv=y=16:u=128:v=128',
  blurred: 'boxblur=20:4',
  red: 'lutyuv=y=81:u=90:v=240',
};

/** Makes a small film of scenes, of so many pixels, and returns its path. */
export async function makeScenes(of: readonly Scene[], size = '320x180'): Promise<string> {
  const path = join(await emptyFolder(), 'scenes.mp4');
  const inputs = of.flatMap(() => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${SCENE_SECONDS}`]);
  const filters = of.map((scene, index) => {
    const drawn = typeof scene === 'number' ? `hue=h=${scene}` : DRAWN[scene];
    return `[${index}:v]${drawn},setsar=1[v${index}]`;
  });
  const graph = `${filters.join(';')};${of.map((_, index) => `[v${index}]`).join('')}concat=n=${of.length}:v=1[v]`;
  const encoding = ['-map', '[v]', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path];
  await run(testPrograms().ffmpeg, ['-v', 'error', '-y', ...inputs, '-filter_complex', graph, ...encoding]);
  return path;
}
