import { type FastifyInstance, fastify, type FastifyServerOptions, LogController } from 'fastify';
import type { Logger } from 'pino';
import { MONITORING_PATHS, type Monitoring } from '../monitoring/monitoring.ts';
import { correlationIdOf } from '../requests/correlation-id.ts';

interface FastifyParts extends Pick<
  FastifyServerOptions,
  'bodyLimit' | 'keepAliveTimeout' | 'return503OnClosing' | 'routerOptions' | 'trustProxy'
> {
  readonly log: Logger;
  readonly monitoring: Monitoring;
}

/**
 * A server of fastify, as the gateway and the sandbox are: correlation ids in and out, the paths for monitoring, and
 * connections without a request closed at once when it closes.
 */
export function createFastify({ log, monitoring, ...options }: FastifyParts): FastifyInstance {
  const app = fastify({
    ...options,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: (raw) => correlationIdOf(raw.headers['x-correlation-id']),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
  });
  for (const path of MONITORING_PATHS) {
    app.get(path, { config: { rateLimit: false } }, async (request, reply) => {
      const { status, headers, body } = await monitoring(path, request.raw);
      return reply.code(status).headers(headers).send(body);
    });
  }
  return app;
}
