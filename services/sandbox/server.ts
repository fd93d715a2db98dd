import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createFastify } from '@network/server/fastify/create-fastify.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { createMetrics } from '@network/server/monitoring/metrics.ts';
import { createMonitoring } from '@network/server/monitoring/monitoring.ts';
import { isLoopback } from '@network/server/requests/client-address.ts';
import type { SandboxConfig } from './config/load-config.ts';
import { parts as allParts } from './parts.ts';
import type { Clock, SandboxPart, SandboxServices } from './sandbox-part.ts';

/** What a caller may put in place of the real thing; tests do. */
export interface SandboxOptions {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly randomBytes?: (size: number) => Buffer;
  readonly parts?: readonly SandboxPart[];
}

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly services: SandboxServices;
  /** Readiness answers 503 from now on. */
  drain(): void;
}

/** The server of all simulated outside parties; the caller starts listening. */
export async function createSandbox(config: SandboxConfig, options: SandboxOptions = {}): Promise<Sandbox> {
  const log = options.log ?? createLog({ level: config.logLevel });
  const services: SandboxServices = {
    config,
    clock: options.clock ?? { now: () => new Date() },
    log,
    metrics: createMetrics(),
    randomBytes: options.randomBytes ?? randomBytes,
  };
  const state = { ready: true };
  const monitoring = createMonitoring({ isReady: async () => state.ready, metrics: services.metrics });
  const app = createFastify({ log, monitoring, bodyLimit: 1024 * 1024 });
  // A foreign page that resolves its name to this machine must not read the contents.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalHost(request.hostname)) return reply.code(421).send({ messageKey: 'errors.badRequest' });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    const messageKey = status >= 500 ? 'errors.internal' : 'errors.badRequest';
    return reply.code(status).send({ messageKey, correlationId: request.id });
  });
  for (const part of options.parts ?? allParts) await app.register(async (scope) => part.start(scope, services));
  return { app, services, drain: () => void (state.ready = false) };
}

function isLocalHost(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '');
  return plain === 'localhost' || isLoopback(plain);
}
