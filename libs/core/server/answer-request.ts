import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { BodyPace } from '@network/server/limits/body-pace.ts';
import { networkOf } from '@network/server/limits/client-network.ts';
import { createShares } from '@network/server/limits/shares.ts';
import { prefersJsonOver } from '@network/server/requests/accepts.ts';
import { correlationIdOf } from '@network/server/requests/correlation-id.ts';
import type { createHealth } from './health.ts';
import { countRequest, type RequestKind } from './metrics.ts';
import { type PageHeadersOf, sendPage } from './pages/send-page.ts';
import type { PageServer } from './pages/page-server.ts';
import { sendMoved, sendServerError, sendTooManyRequests, sendUnknownHost } from './plain-answers.ts';
import type { Readiness } from './readiness.ts';
import { isPrefetch } from './request/acting-address.ts';
import type { HostTable } from './request/host-table.ts';
import { loggedPath } from './request/logged-path.ts';
import { readRawTarget } from './request/raw-path.ts';
import { type HostCookies, readRequestFacts, type RequestFacts } from './request/request-facts.ts';
import { chosenLanguage } from './request/requested-language.ts';
import type { RouteBindings } from './routes.ts';
import { inLanguage } from './serve-languages.ts';
import type { ServerConfig } from './server-config.ts';
import type { StaticAssets } from './static-assets.ts';
import { traceRequest } from './trace-request.ts';

interface AnswerParts {
  readonly config: ServerConfig;
  readonly cookies: HostCookies;
  readonly areaOf: HostTable;
  readonly readiness: Readiness;
  readonly answerHealth: ReturnType<typeof createHealth>;
  readonly assets: StaticAssets;
  readonly pageServer: PageServer;
  readonly pageHeaders: (facts: RequestFacts) => PageHeadersOf;
  readonly isDataOrPage: (path: string) => boolean;
  readonly routes: Hono<{ Bindings: RouteBindings }>;
  /** The kind of each request, for metrics and the log; routes record it. */
  readonly kinds: WeakMap<RequestFacts, RequestKind>;
  readonly pace: BodyPace;
  readonly log: Logger;
}

/** Takes the place of a request's path that can't be read. */
const NO_SUCH_PAGE = { path: '/not-found', search: '' };

const noShare = (): void => undefined;

/**
 * Answers each request of a brand: health, static files and shared pages from memory, everything else by the routes.
 * Counts and logs the answer.
 */
export function createAnswerRequest(
  parts: AnswerParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { config, cookies, readiness, pageServer, routes, kinds, log } = parts;
  const shares = createShares({ places: Number.POSITIVE_INFINITY, perClient: config.connectionsPerAddress });
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>();
  const listener = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings;
      const facts = factsOf.get(bindings.incoming) as RequestFacts;
      return routes.fetch(request, { ...bindings, facts });
    },
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );

  return async (request, response) => {
    const startedAt = performance.now();
    let kind: RequestKind = 'health';
    let facts: RequestFacts | null = null;
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const settled = (facts && kinds.get(facts)) ?? kind;
      countRequest(config.tenant.id, settled, response.statusCode, seconds);
      if (settled === 'asset' || settled === 'health') return;
      const path = facts && loggedPath(facts.target.path);
      log.info(
        { correlationId: facts?.correlationId, kind: settled, path, status: response.statusCode, seconds },
        'answered',
      );
    });
    parts.pace.watch(request, response);
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    if (parts.answerHealth(request, response)) return;
    kind = 'refused';
    // A proxy in front may use another of two Host headers than this server does.
    const hosts = request.headersDistinct['host'] ?? [];
    const area = hosts.length === 1 ? parts.areaOf(hosts[0]) : null;
    if (!area) return sendUnknownHost(response, config.tenant, request.headers.host ?? '');
    const target = readRawTarget(request.url ?? '');
    // Routes are matched on the parsed address, which folds `/x/%2e%2e/login` into `/login`.
    if (!target) request.url = NO_SUCH_PAGE.path;
    const correlationId = correlationIdOf(request.headers['x-correlation-id']);
    response.setHeader('x-correlation-id', correlationId);
    if (target && parts.assets(request, response, target.path)) {
      kind = 'asset';
      return;
    }
    facts = readRequestFacts(request, { area, target: target ?? NO_SUCH_PAGE, correlationId }, config, cookies);
    // Behind a proxy the connections are the proxy's, so a client's open requests are limited instead.
    const leave = isBehindProxy(request, facts) ? shares.enter(networkOf(facts.origin.address, 'whole')) : noShare;
    if (leave === null) return sendTooManyRequests(response);
    response.once('close', leave);
    factsOf.set(request, facts);
    const known = facts;
    if (target && target.path === facts.prefix) return sendMoved(response, `${target.path}/${target.search}`);
    // Routes are matched on the page, whatever its language.
    if (known.prefix !== '') request.url = known.target.path + known.target.search;
    const traced = { brand: config.tenant.id, facts: known, kindOf: () => kinds.get(known) ?? kind };
    await inLanguage(known, () => traceRequest(request, response, traced, () => answerKnown(request, response, known)));
  };

  /** Answers a request of a known host that is not for a file. */
  async function answerKnown(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): Promise<void> {
    try {
      const shared = isPageRequest(request, facts) ? pageServer.cached(request, facts) : null;
      if (shared !== null) {
        kinds.set(facts, 'page');
        return await sendPage(
          request,
          response,
          shared,
          parts.pageHeaders(facts),
          parts.isDataOrPage(facts.target.path),
        );
      }
      await listener(request, response);
    } catch (error) {
      const { correlationId } = facts;
      log.error({ correlationId, error }, 'request failed');
      sendServerError(response, config.tenant, correlationId);
    }
  }

  function isBehindProxy({ socket }: IncomingMessage, { origin }: RequestFacts): boolean {
    const { areProxiesNamed, trustedProxies } = config;
    return areProxiesNamed && trustedProxies.has(socket.remoteAddress) && !trustedProxies.has(origin.address);
  }
}

/**
 * Returns whether a request can be answered with a page that visitors share before any route is matched. Such a page is
 * in the cache only if its route answered a request like it before.
 */
function isPageRequest({ method, headers }: IncomingMessage, { area, target }: RequestFacts): boolean {
  if (area === 'members' && chosenLanguage(target.search) !== null) return false;
  return method === 'GET' && !isPrefetch(headers) && !prefersJsonOver(headers.accept);
}
