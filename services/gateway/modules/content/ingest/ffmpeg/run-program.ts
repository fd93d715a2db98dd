import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program that ended with an error. */
export class ProgramError extends Error {
  /** The last lines that it wrote about its error. */
  readonly lines: readonly string[];

  constructor(program: string, how: string, lines: readonly string[]) {
    super(`${program} ended with ${how}: ${lines.slice(-3).join(' | ') || 'no message'}`);
    this.name = 'ProgramError';
    this.lines = lines;
  }
}

export interface ProgramRun {
  readonly signal: AbortSignal;
  /** Receives each line of its output. */
  readonly onLine: (line: string) => void;
}

const MOST_LINES = 200;

/**
 * Runs a program below the priority of the server, and kills it when the other end of descriptor 3 is closed: by this
 * process, or by the system when this process was killed. Otherwise ffmpeg would go on to the end of its file.
 */
const WATCHED = [
  'nice -n 10 "$0" "$@" 3<&- & program=$!',
  '{ read -r _ <&3; kill -9 $program; } 2>/dev/null & watcher=$!',
  'wait $program; status=$?',
  'kill $watcher 2>/dev/null',
  'exit $status',
].join('\n');

/** Windows has no shell for this: there a program is started as it is. */
const isWatched = process.platform !== 'win32';

/**
 * Runs a program below the priority of the server beside it, and kills it when the signal aborts or this process ends.
 * @returns the last lines that it wrote to its second output
 * @throws ProgramError where it did not end well; the signal's reason where it was aborted
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, onLine }: ProgramRun,
): Promise<readonly string[]> {
  signal.throwIfAborted();
  const child = start(program, args);
  const kill = (): void => {
    if (!isWatched) child.kill('SIGKILL');
    child.stdio[3]?.destroy();
  };
  signal.addEventListener('abort', kill, { once: true });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve(killedBy ?? String(code)));
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > MOST_LINES) lines.shift();
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  const how = await ended.finally(() => {
    signal.removeEventListener('abort', kill);
    child.stdio[3]?.destroy();
  });
  signal.throwIfAborted();
  if (how !== '0') throw new ProgramError(program, how, lines);
  return lines;
}

function start(program: string, args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  if (!isWatched) return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const watched = ['-c', WATCHED, program, ...args];
  // Node's types know the streams of three descriptors, not of four.
  return spawn('/bin/sh', watched, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] }) as ReturnType<typeof start>;
}
