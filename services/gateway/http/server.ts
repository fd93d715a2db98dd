import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { BUDGETS } from '@network/validation/limits/budgets.ts';
import { createExecutor } from '../graphql/executor.ts';
import { readPersistedOperations } from '../graphql/persisted-operations.ts';
import { addGraphqlRoute } from '../graphql/route.ts';
import { createSchema } from '../graphql/schema.ts';
import { limitRoutes } from '../limits/guard-routes.ts';
import type { GatewayModule } from '../module.ts';
import { operationsOf } from '../operations/operation.ts';
import { operationRoutes } from '../operations/routes.ts';
import { personalDataRoutes } from '../personal-data/routes.ts';
import type { GatewayServices } from '../services.ts';
import type { Caller } from './caller.ts';
import { createCallerReader } from './caller-reader.ts';
import { correlationIdOf } from './correlation-id.ts';
import { createContext, peopleOf } from './create-context.ts';
import { addErrorAnswers } from './error-answers.ts';
import { guardConnections } from './guard-connections.ts';
import { addHealth, type ServingState } from './health.ts';
import { addMetrics } from './metrics.ts';
import { RETRY_AFTER_SECONDS } from './unavailable.ts';

const PERSISTED_OPERATIONS = new URL('../../../libs/graphql/persisted-operations.json', import.meta.url);

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, as far as the gateway trusts the headers. */
    caller: Caller;
  }
}

/** The gateway's HTTP server, not yet listening: health, metrics, GraphQL and the modules' REST routes. */
export async function createServer(
  services: GatewayServices,
  modules: readonly GatewayModule[],
  state: ServingState,
): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: (raw) => correlationIdOf(raw.headers['x-correlation-id']),
    trustProxy: [...config.trustedProxies],
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the last ones end are answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
  }) as unknown as FastifyInstance;

  app.decorateRequest('caller', null as unknown as Caller);
  app.decorateRequest('issuedBrowser', null);
  const readCaller = createCallerReader(services);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
    // A draining gateway lets its clients go: their next request opens a connection to another one.
    if (!state.ready) reply.header('connection', 'close');
    request.caller = readCaller(request);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.issuedBrowser !== null) reply.header('x-set-browser', request.issuedBrowser);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'request');
  });
  guardConnections(app, config);
  addErrorAnswers(app, services);
  addMetrics(app, services.metrics);

  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  if (config.environment !== 'test') {
    await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: RETRY_AFTER_SECONDS });
  }
  await app.register(rateLimit, {
    max: BUDGETS.requests.address.times,
    timeWindow: BUDGETS.requests.address.seconds * 1_000,
    keyGenerator: ({ caller, ip }) => caller.clientAddress ?? ip,
    // A brand server that fills its page cache calls for nobody in particular.
    allowList: ({ caller }) => caller.tenant !== null && caller.clientAddress === null,
  });

  const people = peopleOf(modules);
  const contextOf = (request: FastifyRequest) => createContext(request, request.caller, services, people);
  limitRoutes(app, services, contextOf);
  addHealth(app, services.db, state);
  addGraphqlRoute(app, {
    services,
    contextOf,
    execute: createExecutor(createSchema(modules), { introspection: !config.isProduction }),
    persisted: readPersistedOperations(PERSISTED_OPERATIONS),
  });
  personalDataRoutes(app, services, modules, contextOf);
  operationRoutes(app, services, operationsOf(modules));
  for (const { routes } of modules) {
    if (routes) await app.register(async (scope) => routes(scope, services, contextOf));
  }
  return app;
}
