import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { superviseWorkers } from './supervise-workers.ts';

/** A server that listens. */
export interface RunningServer {
  readonly log: Pick<Logger, 'info'>;
  /** Readiness answers 503 from now on; requests are still answered. */
  readonly drain: () => void;
  /** Milliseconds between that and closing: a load balancer needs them to notice. */
  readonly noticeMs: number;
  /** Ends open requests, then what they used. */
  readonly close: () => Promise<void>;
}

export interface Workers {
  readonly count: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** A server that several processes may run, which listen on the same port. */
export interface ServerProgram {
  /**
   * How many processes; above 1 this one supervises them. One where it is left out.
   * @throws ConfigurationError for what the environment got wrong
   */
  readonly readWorkers?: () => Workers;
  /** Makes this process listen. */
  readonly start: () => Promise<RunningServer>;
  readonly variables: ListenVariables;
}

/** The variables that say where a server listens, for the message of a start that failed. */
export interface ListenVariables {
  readonly port: string;
  readonly host?: string;
}

/** Requests that are still open after this time are aborted, and the process ends with status 1. */
const GIVE_UP_MS = 20_000;

/**
 * Runs a server, in one process or several, until SIGTERM or SIGINT, and then lets open requests end. A start that fails ends the process with one
 * sentence for each wrong variable.
 */
export async function runServer({ readWorkers, start, variables }: ServerProgram): Promise<void> {
  let server: RunningServer;
  try {
    const workers = cluster.isPrimary ? readWorkers?.() : undefined;
    if (workers && workers.count > 1) return await superviseWorkers(workers.count, workers.log);
    server = await start();
  } catch (error) {
    process.stderr.write(`${explainFailedStart(error, variables)}\n`);
    process.exit(1);
  }
  const { log, drain, noticeMs, close } = server;
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    drain();
    await pause(noticeMs);
    await close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** The sentence for an operator whose server did not start; the whole stack for an error of ours. */
export function explainFailedStart(error: unknown, variables: ListenVariables): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') return `${variables.port}: expected a free port, ${port} is taken`;
  if (variables.host !== undefined && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
    return `${variables.host}: expected an address of this machine, got "${address ?? hostname}"`;
  }
  return error.stack ?? error.message;
}
