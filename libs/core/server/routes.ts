import { type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';
import type { Logger } from 'pino';
import { ApiError } from '../api/api-error.ts';
import { type HttpRedirect, matchHttpRedirect } from '../features/http-redirects.ts';
import type { ServedPaths } from '../features/served-paths.ts';
import type { PageContext } from '../routing/router-context.ts';
import { loginAddress } from '../session/login-address.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sessionOf } from '../session/session.ts';
import { pagesSitemap } from './discovery/pages-sitemap.ts';
import { robotsText } from './discovery/robots.ts';
import type { ProxiedPaths } from './gateway/proxied-paths.ts';
import { refuseCrossSite } from './gateway/write-guard.ts';
import type { SaveAccountLanguage } from './languages/save-account-language.ts';
import { sendPage } from './pages/send-page.ts';
import { isActingAddress, isPrefetch } from './request/acting-address.ts';
import { autologinStep } from './request/autologin-address.ts';
import type { RequestFacts } from './request/request-facts.ts';
import { chosenLanguage, inSameLanguage, withoutChoice } from './request/requested-language.ts';
import type { ServerConfig } from './server-config.ts';
import { prefersJsonOver } from '@network/server/requests/accepts.ts';
import { languageCookie } from '@network/server/requests/language-cookie.ts';
import { sendRefusal, wantsRefusalPage } from './send-refusal.ts';
import { sendUnavailable } from './send-unavailable.ts';
import { readSiteMeta } from './site-meta.ts';
import type { PreviewFacts } from '@network/validation/preview.ts';
import type { PreviewCookie } from './previews/preview-cookie.ts';
import { addPreviewRoutes } from './previews/preview-routes.ts';
import { addWriteRoutes, type WriteParts } from './write-routes.ts';

/** The values that routes receive with a request of a known host. */
export interface RouteBindings extends HttpBindings {
  readonly facts: RequestFacts;
}

interface RouteParts extends WriteParts {
  readonly config: ServerConfig;
  readonly redirects: readonly HttpRedirect[];
  readonly servedPaths: readonly ServedPaths[];
  readonly proxiedPaths: ProxiedPaths;
  /** The brand with its flags as they are now. */
  readonly runningTenant: () => Tenant;
  readonly publicPaths: (context: PageContext) => readonly string[];
  readonly log: Logger;
  readonly previewCookie: PreviewCookie;
  readonly saveAccountLanguage: SaveAccountLanguage;
  readonly loadPreview: (facts: RequestFacts) => Promise<PreviewFacts | 'ended' | 'unavailable'>;
}

type RouteContext = Context<{ Bindings: RouteBindings }>;

const LOGIN_PATH = '/oidc/login';

/** The choice of a language is stored in the browser and in the account, and leaves the address at once. */
const storeChoice =
  (save: SaveAccountLanguage): MiddlewareHandler<{ Bindings: RouteBindings }> =>
  async (c, next) => {
    const { incoming, facts } = c.env;
    const { area, target, ownOrigin } = facts;
    const chosen = area === 'members' ? chosenLanguage(target.search) : null;
    if (chosen === null) return next();
    if (incoming.method === 'GET' && !isPrefetch(incoming.headers)) await save(incoming, facts, chosen);
    return c.body(null, 302, {
      'cache-control': 'private, no-store',
      'set-cookie': languageCookie(chosen, ownOrigin.startsWith('https:')),
      location: target.path + withoutChoice(target.search),
    });
  };

const REFUSALS = {
  400: 'BAD_REQUEST',
  403: 'CROSS_SITE',
  405: 'METHOD_NOT_ALLOWED',
  415: 'UNSUPPORTED_MEDIA_TYPE',
} as const;

const CRAWLERS_MAY_KEEP = 'public, max-age=3600';

/**
 * The routes of a brand host, in this order: the gateway's paths, sign-in, files for crawlers, declared redirects,
 * pages.
 */
export function createRoutes(parts: RouteParts): Hono<{ Bindings: RouteBindings }> {
  const { config, proxy, pages, redirects, servedPaths, proxiedPaths } = parts;
  const actingPages = new Set<string>(servedPaths.flatMap((each) => each.actingPages ?? []));
  const routes = new Hono<{ Bindings: RouteBindings }>();

  // Acting pages ignore a scanner's HEAD and a prefetch. A browser whose prefetch failed requests the page again when the
  // person opens it.
  routes.use(async (c, next) => {
    const { incoming, facts } = c.env;
    const { method } = incoming;
    const looks = method === 'HEAD' || (method === 'GET' && isPrefetch(incoming.headers));
    if (!looks || !isActingAddress(facts.target, actingPages)) return next();
    parts.countAs(facts, 'refused');
    const headers = { 'cache-control': 'private, no-store', vary: 'Sec-Purpose, Purpose' };
    return c.body(null, method === 'HEAD' ? 204 : 503, headers);
  });

  const { previewCookie: cookie, loadPreview: load, countAs } = parts;
  addPreviewRoutes(routes, { urls: config.tenant.urls, cookie, load, countAs }, refuse);
  const leaveChoice = storeChoice(parts.saveAccountLanguage);
  routes.get(LOGIN_PATH, leaveChoice);

  routes.use(async (c, next) => {
    const { incoming, outgoing, facts } = c.env;
    const prefersJson = prefersJsonOver(incoming.headers.accept);
    const isMembersArea = facts.area === 'members';
    const to = proxiedPaths.match(incoming.method ?? 'GET', facts.target.path, prefersJson, isMembersArea);
    if (!to) return next();
    if ('allow' in to) return refuse(c, to.status, { allow: to.allow.join(', ') });
    const refusal = refuseCrossSite(incoming, facts, to.kind);
    if (refusal !== null) return refuse(c, refusal);
    parts.countAs(facts, 'proxy');
    await proxy.forward(incoming, outgoing, facts, to);
    return RESPONSE_ALREADY_SENT;
  });

  addWriteRoutes(routes, parts, refuse);

  routes.use(async (c, next) => {
    const method = c.env.incoming.method;
    return method === 'GET' || method === 'HEAD' ? next() : refuse(c, 405, { allow: 'GET, HEAD' });
  });

  // al_token leaves the address at once, and signs in on the way.
  routes.use(async (c, next) => {
    const { incoming, outgoing, facts } = c.env;
    const step = autologinStep(facts, incoming.method ?? 'GET', config.tenant.urls);
    if (!step) return next();
    if (step.kind === 'redirect') {
      const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
      return c.body(null, 302, { ...headers, location: step.location });
    }
    parts.countAs(facts, 'proxy');
    await proxy.forward(incoming, outgoing, facts, step.to);
    return RESPONSE_ALREADY_SENT;
  });

  routes.get('/login', (c) => {
    const { members, tour } = config.tenant.urls;
    // A repeated uri belongs to no link of ours.
    const uris = c.req.queries('uri') ?? [];
    const rules = { ownOrigins: [members, tour], allowedHosts: [], home: '/' };
    const uri = uris.length === 1 ? checkRedirectTarget(uris[0], rules) : null;
    return c.redirect(loginAddress(members, uri?.startsWith('/') ? uri : '/'), 302);
  });

  routes.get('/robots.txt', (c) =>
    c.text(robotsText(config.tenant, c.env.facts.area, servedPaths), 200, { 'cache-control': CRAWLERS_MAY_KEEP }),
  );

  routes.get('/sitemaps/pages.xml', (c, next) => {
    const { facts } = c.env;
    if (facts.area === 'members') return next();
    const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
    const tenant = parts.runningTenant();
    const paths = parts.publicPaths({ tenant, meta, session: sessionOf(null, tenant) });
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CRAWLERS_MAY_KEEP };
    return c.body(pagesSitemap(config.tenant, paths), 200, headers);
  });

  routes.use(async (c, next) => {
    const { path, search } = c.env.facts.target;
    const redirect = matchHttpRedirect(redirects, path, search);
    if (!redirect) return next();
    return c.body(null, redirect.status, { location: inSameLanguage(redirect.location, c.env.facts) });
  });

  routes.get('*', leaveChoice);

  routes.get('*', async (c) => {
    const { incoming, outgoing, facts } = c.env;
    parts.countAs(facts, 'page');
    const answer = await pages.answer(incoming, facts);
    // A client that does not accept HTML gets the answer in its own format.
    if (answer.kind === 'own' && answer.document.status === 503 && prefersJsonOver(incoming.headers.accept)) {
      sendUnavailable(incoming, outgoing, facts, config.tenant);
      return RESPONSE_ALREADY_SENT;
    }
    await sendPage(incoming, outgoing, answer, parts.pageHeaders(facts), proxiedPaths.isDataOrPage(facts.target.path));
    return RESPONSE_ALREADY_SENT;
  });

  // A form's own answer may throw; hono would answer that with a single word.
  routes.onError((error, c) => {
    const { incoming, outgoing, facts } = c.env;
    if (!(error instanceof ApiError) || error.kind !== 'unavailable' || outgoing.headersSent) throw error;
    parts.log.warn({ correlationId: facts.correlationId, error }, 'gateway call failed');
    sendUnavailable(incoming, outgoing, facts, config.tenant);
    return RESPONSE_ALREADY_SENT;
  });

  function refuse(c: RouteContext, status: 400 | 403 | 405 | 415, headers: Record<string, string> = {}): Response {
    const { incoming, outgoing, facts } = c.env;
    parts.countAs(facts, 'refused');
    if (wantsRefusalPage(incoming)) {
      sendRefusal(incoming, outgoing, facts, { tenant: config.tenant, status, headers });
      return RESPONSE_ALREADY_SENT;
    }
    const code = REFUSALS[status];
    return c.json({ errors: [{ message: 'This request is not accepted', extensions: { code } }] }, status, headers);
  }

  return routes;
}
