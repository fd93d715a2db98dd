import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nxEnvironment } from '../build/nx-environment.ts';
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

/** How each task ended; null for one that left no report. */
export type Outcomes = ReadonlyMap<Task, Outcome | null>;

/**
 * Runs tasks by nx, and prints what each has to say once it has ended.
 * @throws Error when this process is told to end
 */
export function runTasks(run: TaskRun): Promise<Outcomes> {
  for (const task of run.tasks) rmSync(join(run.root, reportPath(task)), { force: true });
  return runByNx(run, ['--parallel=2', ...(run.isFresh ? ['--skipNxCache'] : [])]);
}

/**
 * Runs what failed in tasks once more, one task at a time, by the reports that they left.
 * @param hasBuilds whether all that they need is built
 */
export function runTasksAgain(run: TaskRun, hasBuilds: boolean): Promise<Outcomes> {
  const options = ['--parallel=1', ...(hasBuilds ? ['--excludeTaskDependencies'] : [])];
  return runByNx({ ...run, env: { ...run.env, TEST_AGAIN: '1' } }, options);
}

async function runByNx({ root, tasks, env }: TaskRun, options: readonly string[]): Promise<Outcomes> {
  const targets = [...new Set(tasks.map(({ name }) => name))];
  const folders = [...new Set(tasks.map(({ folder }) => (folder === '.' ? 'network' : folder)))];
  const args = ['run-many', `--targets=${targets.join(',')}`, `--projects=${folders.join(',')}`];
  const child = spawn('nx', [...args, '--outputStyle=static', ...options], {
    cwd: root,
    env: { ...process.env, ...nxEnvironment(root), FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      child.kill(signal);
    });
  }
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
  if (isInterrupted) throw new Error('The run was interrupted.');

  const outcomes = new Map(tasks.map((task) => [task, readOutcome(join(root, reportPath(task)))]));
  const missing = tasks.filter((task) => !outcomes.get(task));
  // A build that failed, or nx itself.
  if (missing.length > 0) process.stdout.write(seen.join(''));
  for (const { name, folder } of missing) console.log(`${folder === '.' ? name : `${name} ${folder}`}: did not run`);
  return outcomes;
}

/** What a task left; null where there is nothing. */
export function readOutcome(path: string): Outcome | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Outcome;
  } catch {
    return null;
  }
}
