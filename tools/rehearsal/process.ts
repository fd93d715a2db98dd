import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** The variables of a process, and no others. */
export type Environment = Readonly<Record<string, string>>;

/** A server of a package that runs. */
export interface PackageProcess {
  /** Id of its process; its workers are children of it. */
  readonly id: number;
  readonly port: number;
  /** Its exit status, when it has ended, on its own or not. */
  readonly ended: Promise<number | null>;
  /** SIGTERM; resolves with its exit status when it has drained and ended. */
  stop(): Promise<number | null>;
  /** SIGKILL, in the middle of its work. */
  kill(): Promise<void>;
}

/**
 * Starts `node start.mjs` in the folder of a package, with this environment alone. Its log goes to a file beside it.
 */
export function startPackage(folder: string, port: number, env: Environment): PackageProcess {
  const log = openSync(`${folder}-${port}.log`, 'a');
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, env, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = once(child, 'exit').then(() => child.exitCode);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (isRunning(child)) child.kill(signal);
    return ended;
  };
  return { id: child.pid ?? 0, port, ended, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/**
 * Runs a program of a package to its end, such as `operations.mjs migrate`.
 * @returns the last line that it printed
 * @throws Error with what it printed, where it fails
 */
export async function runProgram(folder: string, args: readonly string[], env: Environment): Promise<string> {
  return (await readProgram(folder, args, env)).trim().split('\n').at(-1) ?? '';
}

/** Runs a program of a package to its end. @returns everything that it printed */
export async function readProgram(folder: string, args: readonly string[], env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }).catch(
    (error: Error & { readonly stderr?: string }) => {
      throw new Error(`${args.join(' ')}: ${error.stderr || error.message}`, { cause: error });
    },
  );
  return stdout;
}
