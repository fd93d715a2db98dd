import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import { type Experiment, EXPERIMENTS } from '@network/tenant/experiments.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type BodyPace, createBodyPace } from '@network/validation/limits/body-pace.ts';
import { networkOf } from '@network/validation/limits/client-network.ts';
import { capConnections } from '@network/validation/limits/connection-cap.ts';
import { createShares } from '@network/validation/limits/shares.ts';
import type { HttpRedirect } from '../features/http-redirects.ts';
import type { PageForm } from '../forms/form-answer.ts';
import type { PageSide } from '../routing/create-app-router.ts';
import type { ReadPageSearch } from '../routing/page-search.ts';
import type { PageContext } from '../routing/router-context.ts';
import { createErrorReporter } from './error-reports/error-reporter.ts';
import { createSubmitForm } from './forms/submit-form.ts';
import { connectGateway, type GatewayLimits } from './gateway/gateway-connection.ts';
import { createProxy } from './gateway/proxy.ts';
import { createAcknowledge } from './health-warning/acknowledge.ts';
import { createLocalBudgets } from './limits/local-budgets.ts';
import { answerHealth } from './health.ts';
import { createLogger, loggableError } from './logger.ts';
import { countRequest, type RequestKind } from './metrics.ts';
import type { RenderPlaces } from './pages/render-places.ts';
import { createPageServer } from './pages/page-server.ts';
import { plainErrorDocument, unknownHostDocument } from './pages/plain-document.ts';
import { createPageHeaders } from './pages/page-headers.ts';
import { createReadiness } from './readiness.ts';
import { createHostTable, type HostTable } from './request/host-table.ts';
import { isTrustedPeer } from './request/region.ts';
import { readRawTarget } from './request/raw-path.ts';
import { readRequestFacts, type RequestFacts } from './request/request-facts.ts';
import { createBrowserCookie } from './request/browser-cookie.ts';
import { createSessionCookie } from './request/session-cookie.ts';
import { createRoutes } from './routes.ts';
import { type Environment, readServerConfig, type ServerConfig } from './server-config.ts';
import type { StaticAssets } from './static-assets.ts';

/** What a brand's build puts together, apart from where it runs. */
export interface BrandPages {
  readonly createRouter: (side: PageSide) => AnyRouter;
  readonly redirects: readonly HttpRedirect[];
  readonly forms: readonly PageForm[];
  /** What the pages read of their addresses. */
  readonly readSearch: ReadPageSearch;
  /** The product's own when left out. */
  readonly experiments?: readonly Experiment[];
  /** Paths of pages that search engines should know, such as those that the header links to. */
  readonly publicPaths: (context: PageContext) => readonly string[];
}

/** How a brand's client build is found. */
export interface BrandClient {
  readonly assets: StaticAssets;
  readonly manifestFor: (router: AnyRouter) => ServerManifest;
  /** Paths of the faces that every page is set in, so that a browser fetches them before it reads the styles. */
  readonly fonts: readonly string[];
  /** True under `npm run dev`, where styles and scripts are made on the fly. */
  readonly isDevelopment: boolean;
}

/** One brand, ready to be served alone or together with others. */
export interface BrandApp {
  readonly config: ServerConfig;
  /** The area of a Host header; null for a host of somebody else. */
  readonly areaOf: HostTable;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Caps the connections of an address at the server that this brand is put behind. */
  readonly guard: (server: Server) => void;
  /** From now on `/readyz` answers 503 and connections are closed after each answer. */
  readonly drain: () => void;
  /** Closes the connections to the gateway once nothing is under way. */
  readonly close: () => Promise<void>;
  readonly log: ReturnType<typeof createLogger>;
}

/** What a test puts in place of the real thing. */
export interface BrandParts {
  readonly limits?: GatewayLimits;
  readonly pace?: BodyPace;
  readonly places?: RenderPlaces;
}

/** Stands for a path that names nothing, whatever the request's own path would come to (D12). */
const noPlace = (): void => undefined;

const NO_SUCH_PAGE = { path: '/not-found', search: '' };

/** @throws ServerConfigurationError or TenantConfigurationError naming the variable that is wrong */
export function createBrandApp(
  tenant: Tenant,
  pages: BrandPages,
  client: BrandClient,
  env: Environment,
  now: () => number = Date.now,
  parts: BrandParts = {},
): BrandApp {
  const config = readServerConfig(tenant, env);
  const log = createLogger(config);
  const connection = connectGateway(config.gatewayUrl, parts.limits);
  const cookies = { session: createSessionCookie(config.tenant), browser: createBrowserCookie(config.tenant) };
  const areaOf = createHostTable(config.tenant.urls);
  const readiness = createReadiness(connection);
  const kinds = new WeakMap<RequestFacts, RequestKind>();
  const pageHeaders = createPageHeaders(config.tenant, client.fonts, client.isDevelopment, config.surveyKey !== null);
  const reporter = createErrorReporter({
    endpoint: config.errorReportingUrl,
    brand: config.tenant.id,
    now,
    fetch: (input, init) => fetch(input, init),
  });
  const pageServer = createPageServer({
    config,
    connection,
    log,
    reporter,
    now,
    createRouter: pages.createRouter,
    manifestFor: client.manifestFor,
    experiments: pages.experiments ?? EXPERIMENTS,
    readSearch: pages.readSearch,
    ...(parts.places === undefined ? {} : { places: parts.places }),
  });
  const routes = createRoutes({
    config,
    proxy: createProxy({ connection, config, cookies, log }),
    pages: pageServer,
    reporter,
    acknowledge: createAcknowledge({ config, connection, now }),
    redirects: pages.redirects,
    publicPaths: pages.publicPaths,
    now,
    log,
    forms: pages.forms,
    budgets: createLocalBudgets(),
    submitForm: createSubmitForm({ connection, config, browserCookie: cookies.browser, log }),
    pageHeaders,
    countAs: (facts, kind) => kinds.set(facts, kind),
  });
  const pace = parts.pace ?? createBodyPace(config.lowestBodyRate);
  const underWay = createShares({ places: Number.POSITIVE_INFINITY, perClient: config.connectionsPerAddress });
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>();
  const listener = getRequestListener(
    (request, env_) => {
      const bindings = env_ as HttpBindings;
      const facts = factsOf.get(bindings.incoming) as RequestFacts;
      return routes.fetch(request, { ...bindings, facts });
    },
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    let kind: RequestKind = 'health';
    let facts: RequestFacts | null = null;
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const settled = (facts && kinds.get(facts)) ?? kind;
      countRequest(config.tenant.id, settled, response.statusCode, seconds);
      if (settled === 'asset' || settled === 'health') return;
      const path = facts?.target.path;
      log.info(
        { correlationId: facts?.correlationId, kind: settled, path, status: response.statusCode, seconds },
        'answered',
      );
    });
    pace.watch(request, response);
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    if (await answerHealth(request, response, readiness)) return;
    kind = 'refused';
    const area = areaOf(request.headers.host);
    if (!area) return refuseHost(request, response);
    const target = readRawTarget(request.url ?? '');
    // Routes are matched on the parsed address, which folds `/x/%2e%2e/login` into `/login` (D12).
    if (!target) request.url = NO_SUCH_PAGE.path;
    facts = readRequestFacts(request, { area, target: target ?? NO_SUCH_PAGE }, config, cookies);
    response.setHeader('x-correlation-id', facts.correlationId);
    if (target && client.assets(request, response, target.path)) {
      kind = 'asset';
      return;
    }
    // Behind a proxy connections are the proxy's: there what a client has under way is counted.
    const leave = isBehindProxy(request, facts) ? underWay.enter(networkOf(facts.origin.address, 'whole')) : noPlace;
    if (leave === null) return refuseTooMany(response);
    response.once('close', leave);
    factsOf.set(request, facts);
    try {
      await listener(request, response);
    } catch (error) {
      log.error({ correlationId: facts.correlationId, error: loggableError(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainHeaders()).end(plainErrorDocument(config.tenant, facts.correlationId));
    }
  }

  function isBehindProxy({ socket }: IncomingMessage, { origin }: RequestFacts): boolean {
    return (
      config.areProxiesNamed && isTrustedPeer(socket.remoteAddress, config) && !isTrustedPeer(origin.address, config)
    );
  }

  function refuseTooMany(response: ServerResponse): void {
    response.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ code: 'RATE_LIMITED', messageKey: 'errors.rateLimited' }));
  }

  function refuseHost(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(421, plainHeaders()).end(unknownHostDocument(config.tenant, request.headers.host ?? ''));
  }

  /** A page without scripts needs no nonce; one that nobody knows lets none in. */
  function plainHeaders(): Record<string, string> {
    return {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    };
  }

  return {
    config,
    areaOf,
    log,
    handle: (request, response) => void answer(request, response),
    guard: (server) =>
      capConnections(server, {
        perAddress: config.connectionsPerAddress,
        isExempt: (address) => isTrustedPeer(address, config),
      }),
    drain: readiness.drain,
    close: async () => {
      pace.stop();
      await connection.close();
    },
  };
}
