import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config/config.ts';
import { createServer } from './http/server.ts';
import { jobsOf } from './jobs/job.ts';
import { type Scheduler, startScheduler } from './jobs/scheduler.ts';
import { modules } from './modules/registry.ts';
import { type GatewayParts, openServices } from './open-services.ts';
import type { GatewayServices } from './services.ts';

export interface Gateway {
  readonly app: FastifyInstance;
  readonly services: GatewayServices;
  /** Runs the modules' jobs from now on, until it is closed. */
  startJobs(): void;
  /** Readiness answers 503 from now on, and no job begins; requests are still answered. */
  drain(): void;
  /** Ends open requests and jobs, then the database. */
  close(): Promise<void>;
}

/**
 * Opens the services and builds the server; listening and jobs are the caller's to begin.
 * @throws ConfigurationError for what the environment got wrong
 */
export async function createGateway(config: GatewayConfig, parts: GatewayParts = {}): Promise<Gateway> {
  const opened = await openServices(config, parts);
  const { services } = opened;
  try {
    const jobs = jobsOf(modules);
    const state = { ready: true };
    const app = await createServer(services, modules, state);
    let scheduler: Scheduler | null = null;
    let jobsEnded: Promise<void> = Promise.resolve();
    const drain = (): void => {
      state.ready = false;
      if (scheduler) jobsEnded = scheduler.stop();
      scheduler = null;
    };
    const close = async (): Promise<void> => {
      drain();
      await app.close();
      await jobsEnded;
      await opened.close();
    };
    let closing: Promise<void> | null = null;
    return {
      app,
      services,
      startJobs: () => void (scheduler ??= startScheduler(services, jobs)),
      drain,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
