import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { taskLines } from './nx-output.ts';
import type { Outcome } from './outcome.ts';
import { reportPath, type Task } from './tasks.ts';

export interface TaskRun {
  readonly root: string;
  readonly tasks: readonly Task[];
  /** Variables for the tasks. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether cached results are ignored. */
  readonly isFresh: boolean;
}

/** Runs tasks by nx, prints what each has to say once it has ended, and adds up their counts. */
export async function runTasks({ root, tasks, env, isFresh }: TaskRun): Promise<Outcome> {
  for (const task of tasks) rmSync(join(root, reportPath(task)), { force: true });
  const targets = [...new Set(tasks.map(({ name }) => name))];
  const folders = [...new Set(tasks.map(({ folder }) => (folder === '.' ? 'network' : folder)))];
  const args = ['run-many', `--targets=${targets.join(',')}`, `--projects=${folders.join(',')}`, '--parallel=2'];
  const child = spawn('nx', [...args, '--outputStyle=static', ...(isFresh ? ['--skipNxCache'] : [])], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  const ended = once(child, 'close');
  const seen: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  async function* lines(): AsyncGenerator<string> {
    for await (const line of createInterface({ input: child.stdout })) {
      seen.push(`${line}\n`);
      yield line;
    }
  }
  for await (const line of taskLines(lines())) console.log(line);
  await ended;

  const total = { passed: 0, failed: 0 };
  const missing: string[] = [];
  for (const task of tasks) {
    const outcome = readReport(join(root, reportPath(task)));
    if (!outcome) missing.push(task.folder === '.' ? task.name : `${task.name} ${task.folder}`);
    total.passed += outcome?.passed ?? 0;
    total.failed += outcome?.failed ?? 1;
  }
  // A build that failed, or nx itself.
  if (missing.length > 0) process.stdout.write(seen.join(''));
  for (const what of missing) console.log(`${what}: did not run`);
  return total;
}

function readReport(path: string): Outcome | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Outcome;
  } catch {
    return null;
  }
}
