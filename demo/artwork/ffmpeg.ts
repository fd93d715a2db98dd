import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg to its end. Rejects with its error output. */
export async function ffmpeg(...options: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', ...options], { maxBuffer: 1 << 26 });
}

/** One fact of a file's picture stream, as ffprobe names it. */
export async function probe(file: string, fact: string): Promise<string> {
  const select = ['-select_streams', 'v:0', '-show_entries', `stream=${fact}`, '-of', 'default=nw=1:nk=1'];
  const { stdout } = await run('ffprobe', ['-v', 'error', ...select, file]);
  return stdout.trim();
}

/** Films drawn frames: sends them to ffmpeg one by one, raw, and waits for the file. */
export async function film(
  frames: Iterable<Buffer>,
  shot: { readonly width: number; readonly height: number; readonly framesPerSecond: number },
  ...output: readonly string[]
): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${shot.width}x${shot.height}`,
    '-r',
    String(shot.framesPerSecond),
  ];
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-i', '-', ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (const frame of frames) {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
