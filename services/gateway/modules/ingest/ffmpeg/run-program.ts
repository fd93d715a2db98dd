import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** A program that ended with an error of its own. */
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
 * Runs a program below the priority of the server beside it, and kills it when the signal aborts.
 * @returns the last lines that it wrote to its second output
 * @throws ProgramError where it did not end well; the signal's reason where it was aborted
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, onLine }: ProgramRun,
): Promise<readonly string[]> {
  signal.throwIfAborted();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve(killedBy ?? String(code)));
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > MOST_LINES) lines.shift();
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  const how = await ended;
  signal.throwIfAborted();
  if (how !== '0') throw new ProgramError(program, how, lines);
  return lines;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: it then runs as any other.
  }
}
