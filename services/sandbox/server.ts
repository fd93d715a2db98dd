import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
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
  const log = options.log ?? pino({ level: config.logLevel, base: null });
  const services: SandboxServices = {
    config,
    clock: options.clock ?? { now: () => new Date() },
    log,
    metrics: new Registry(),
    randomBytes: options.randomBytes ?? randomBytes,
  };
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
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
  const state = { ready: true };
  collectDefaultMetrics({ register: services.metrics });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) =>
    state.ready ? { status: 'ready' } : reply.code(503).header('retry-after', 2).send({ status: 'not ready' }),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type(services.metrics.contentType).send(await services.metrics.metrics()),
  );
  for (const part of options.parts ?? allParts) await app.register(async (scope) => part.start(scope, services));
  return { app, services, drain: () => void (state.ready = false) };
}

function isLocalHost(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '');
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
