import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createFastify } from '@network/server/fastify/create-fastify.ts';
import { createMonitoring } from '@network/server/monitoring/monitoring.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { createAnsweredDocuments } from '../graphql/answered-documents.ts';
import { closedExecutorOf, openExecutorOf } from '../graphql/executor-of-modules.ts';
import { readPersistedOperations } from '../graphql/persisted-operations.ts';
import { addGraphqlRoute } from '../graphql/route.ts';
import { limitRoutes } from '../limits/guard-routes.ts';
import type { GatewayModule } from '../module.ts';
import { createDocumentUses, createLiveDocuments } from '../modules/platform/releases/public.ts';
import { releaseRoutes } from '../operations/release-routes.ts';
import { dataLinkRoute } from '../personal-data/data-link-route.ts';
import { personalDataRoutes } from '../personal-data/routes.ts';
import { staffRoutes } from '../staff-api/staff-route.ts';
import type { GatewayServices } from '../services.ts';
import type { Caller } from './caller.ts';
import { createCallerReader } from './caller-reader.ts';
import { createContext, peopleOf } from './create-context.ts';
import { createPagePersons } from './page-person.ts';
import { addErrorAnswers } from './error-answers.ts';
import { answerInLanguages } from './language.ts';
import { logRequests } from './log-requests.ts';
import { guardConnections } from './guard-connections.ts';
import { countRequests } from './metrics.ts';
import { traceRequests } from './trace-requests.ts';
import { isServing, type ServingState } from './readiness.ts';
import { refuseUnderPressure } from './refuse-under-pressure.ts';
import { rememberAreas } from './area-of-call.ts';
import { rememberVariants } from './call-variants.ts';
import { rememberSessions } from './session-of-call.ts';
import type { PreviewAccess } from './preview-access.ts';
import { personNeeded } from './stand-in.ts';
import { PREVIEW_PATH } from '@network/validation/preview.ts';
import { PLAYED_MEDIA_PATH, PREVIEWED_MEDIA_PATH } from '../modules/content/media/public.ts';
import { requirePreviewed, showDraft } from '../modules/content/content/public.ts';

const PERSISTED_OPERATIONS = new URL('../../../libs/graphql/persisted-operations.json', import.meta.url);

/** A preview may request these paths besides the data that pages are made of. */
const PATHS_OF_PREVIEW: readonly unknown[] = [PREVIEW_PATH, PLAYED_MEDIA_PATH, PREVIEWED_MEDIA_PATH];

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
  const app = createFastify({
    log: services.log,
    monitoring: createMonitoring({
      isReady: () => isServing(services.db, state),
      metrics: services.metrics,
      access: config.metricsAccess,
    }),
    trustProxy: [...config.trustedProxies],
    bodyLimit: 256 * 1024,
    keepAliveTimeout: 75_000,
    // Requests that arrive while the last ones end are answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
  });

  traceRequests(app);
  app.decorateRequest('caller', null as unknown as Caller);
  app.decorateRequest('issuedBrowser', null);
  const readCaller = createCallerReader(services);
  app.addHook('onRequest', async (request, reply) => {
    // A draining gateway lets its clients go: their next request opens a connection to another one.
    if (!state.ready) reply.header('connection', 'close');
    request.caller = readCaller(request);
    // Pages are rendered from queries alone.
    const { standIn, preview } = request.caller;
    const { url } = request.routeOptions;
    const isOfPreview = preview !== null && PATHS_OF_PREVIEW.includes(url);
    if ((standIn !== null || preview !== null) && url !== '/graphql' && !isOfPreview) throw personNeeded();
  });
  answerInLanguages(app);
  rememberAreas(app);
  rememberVariants(app);
  rememberSessions(app);
  app.addHook('onSend', async (request, reply) => {
    if (request.issuedBrowser !== null) reply.header('x-set-browser', request.issuedBrowser);
  });
  logRequests(app);
  guardConnections(app, config);
  addErrorAnswers(app, services);
  countRequests(app, services.metrics);

  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  if (config.environment !== 'test') await refuseUnderPressure(app);
  await app.register(rateLimit, {
    max: BUDGETS.requests.address.times,
    timeWindow: BUDGETS.requests.address.seconds * 1_000,
    keyGenerator: ({ caller, ip }) => caller.clientAddress ?? ip,
    // A brand server that fills its page cache calls without a client.
    allowList: ({ caller }) => caller.tenant !== null && caller.clientAddress === null,
  });

  const people = peopleOf(modules);
  const pages = createPagePersons();
  const contextOf = (request: FastifyRequest, seen = services, lentBy?: string) =>
    createContext(request, request.caller, seen, people, pages, lentBy);
  limitRoutes(app, services, contextOf);
  const uses = createDocumentUses(services);
  app.addHook('onClose', () => uses.write());
  const previews: PreviewAccess = {
    requireOpen: (preview) => requirePreviewed(services, preview),
    show: (preview, work) => showDraft(services, preview, work),
  };
  addGraphqlRoute(app, {
    services,
    contextOf,
    showDraft: previews.show,
    execute: config.isProduction ? closedExecutorOf(modules) : openExecutorOf(modules),
    documents: createAnsweredDocuments(
      readPersistedOperations(PERSISTED_OPERATIONS),
      createLiveDocuments(services),
      uses,
    ),
  });
  personalDataRoutes(app, services, modules, contextOf);
  await dataLinkRoute(app, services, modules);
  releaseRoutes(app, services, modules);
  staffRoutes(app, services, modules);
  for (const { id, routes } of modules) {
    if (routes) await app.register(namePlugin(id, async (scope) => routes(scope, services, contextOf, previews)));
  }
  return app;
}

/** Names a plugin for messages about it; fastify looks for the name of one that has none among all loaded files. */
function namePlugin(name: string, plugin: FastifyPluginAsync): FastifyPluginAsync {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
