import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { shareWorkersMetrics } from '../monitoring/workers-metrics.ts';

/** A worker that ended by itself is replaced after this time, so that one that always fails does not spin. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Runs this program again in so many processes, which listen on the same port, and replaces one that ends by itself. The
 * first one starts alone: what is wrong with the environment is said once, and a database is migrated once. SIGTERM and
 * SIGINT go to each of them; when all have ended this process ends with the highest of their statuses.
 */
export async function superviseWorkers(count: number, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  let isStopping = false;
  const statuses: number[] = [];
  const stop = (signal: NodeJS.Signals): void => {
    isStopping = true;
    for (const worker of workers()) worker.process.kill(signal);
    endWithLast();
  };
  const endWithLast = (): void => {
    if (isStopping && workers().length === 0) process.exit(Math.max(0, ...statuses));
  };
  const replace = async (): Promise<void> => {
    await pause(REPLACE_AFTER_MS);
    if (!isStopping) start();
  };
  const start = (): Worker => {
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (isStopping) statuses.push(signal === null ? code : 1);
      else {
        log.warn({ pid: worker.process.pid, code, signal }, 'worker ended, and is replaced');
        void replace();
      }
      endWithLast();
    });
    return worker;
  };

  shareWorkersMetrics();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  await firstListens(start());
  if (isStopping) return;
  for (let started = 1; started < count; started += 1) start();
  log.info({ workers: count }, 'workers started');
}

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Resolves when a worker listens. One that ends before has said why, and this process ends as it did. */
function firstListens(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const end = (code: number): void => process.exit(code || 1);
    worker.prependOnceListener('exit', end);
    worker.once('listening', () => {
      worker.off('exit', end);
      resolve();
    });
  });
}
