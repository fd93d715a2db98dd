import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import { setNonce } from 'get-nonce';
import type { Logger } from 'pino';
import type { Experiment } from '@network/tenant/experiments.ts';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { analyticsOff } from '../../analytics/analytics.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import { ApiError } from '../../api/api-error.ts';
import { createConsentKeeper } from '../../consent/consent.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import { type FormAnswer, statusOf } from '../../forms/form-answer.ts';
import { isCovered } from '../../health-warning/health-warning.ts';
import { createQueryClient } from '../../query/query-client.ts';
import type { PageSide } from '../../routing/create-app-router.ts';
import { createRouterContext } from '../../routing/router-context.ts';
import { loginAddress } from '../../session/login-address.ts';
import { profileQuery } from '../../session/profile-query.ts';
import { telemetryOff } from '../../telemetry/telemetry.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import { chooseVariants } from '../experiments/choose-variants.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { createServerPost } from '../gateway/post-json.ts';
import { createServerTransport, OVERLOADED } from '../gateway/server-transport.ts';
import type { ErrorReporter } from '../error-reports/error-reporter.ts';
import { gateDocument } from '../health-warning/gate-document.ts';
import { hasPersonAcknowledged, warningDue } from '../health-warning/health-gate.ts';
import { loggableError } from '../logger.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import { readSiteMeta } from '../site-meta.ts';
import { createPageCache, PAGE_CACHE_POLICY, type SharedPage } from './page-cache.ts';
import { sharedPageKey } from './page-key.ts';
import { CLIENT_MARKER, cutPage, fillPage, NONCE_MARKER } from './page-markers.ts';
import { plainErrorDocument } from './plain-document.ts';
import { renderPage } from './render-page.tsx';

/** A page gives up on the gateway after this long. */
const PAGE_DEADLINE_MS = 5_000;
/** Enough for the error page that a call which gave up leads to. */
const RENDER_DEADLINE_MS = 6_000;

/** What a page request is answered with. */
export type PageAnswer =
  | {
      readonly kind: 'html';
      readonly status: number;
      /** In pieces that follow one another. */
      readonly html: readonly Buffer[];
      readonly nonce: string;
      /** True for a page that may differ from person to person. */
      readonly isPrivate: boolean;
      /** Set-Cookie values. */
      readonly cookies: readonly string[];
    }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302;
      readonly location: string;
      readonly cookies?: readonly string[];
    };

/** Answers a page; with the answer of a form that was posted to it, it is rendered for that request alone. */
export type PageServer = (
  request: IncomingMessage,
  facts: RequestFacts,
  formAnswer?: FormAnswer,
) => Promise<PageAnswer>;

interface PageServerParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly log: Logger;
  readonly reporter: ErrorReporter;
  readonly now: () => number;
  readonly experiments: readonly Experiment[];
  readonly createRouter: (side: PageSide) => AnyRouter;
  /** Reads the client build's manifest for a router's tree. */
  readonly manifestFor: (router: AnyRouter) => ServerManifest;
  /** Query parameters that the pages read. */
  readonly knownSearch: ReadonlySet<string>;
}

/** What of a request, besides its address and person, a page is made for. */
interface Visit {
  /** The region whose health warning is due. */
  readonly due: HealthWarningRegion | null;
  readonly measuring: Measuring;
}

type Rendered = SharedPage | (PageAnswer & { kind: 'redirect' });

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthenticated';
}

/** Renders pages, and shares those that are the same for every visitor. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { config, log } = parts;
  const cache = createPageCache<Rendered>(PAGE_CACHE_POLICY, parts.now);
  // Dialogs write style elements while they are rendered; they take the marker, and with it each response's nonce.
  setNonce(NONCE_MARKER);

  const render = async (facts: RequestFacts, visit: Visit, formAnswer?: FormAnswer): Promise<Rendered> => {
    const deadline = AbortSignal.timeout(PAGE_DEADLINE_MS);
    const headers = gatewayHeaders(facts, config);
    const queryClient = createQueryClient(createServerTransport(parts.connection, headers, deadline), true);
    const cookies: string[] = [];
    const isSecure = facts.ownOrigin.startsWith('https:');
    try {
      const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
      const sessionFailure = await loadSession(queryClient, facts);
      const warning = await warningFor(queryClient, visit.due);
      const context = createRouterContext({
        tenant: config.tenant,
        meta,
        client: null,
        queryClient,
        // The server tells of errors itself; the page needs to know only whether there is anybody to tell.
        telemetry: { ...telemetryOff, canReport: parts.reporter.isOn },
        server: {
          postJson: createServerPost(parts.connection, headers, deadline),
          keepCookie: (cookie) => void cookies.push(cookieText(cookie, isSecure)),
        },
        measuring: visit.measuring,
        sessionFailure,
        isHealthWarningPending: warning !== null,
        ...(formAnswer === undefined ? {} : { formAnswer }),
      });
      const router = parts.createRouter({ context, nonce: NONCE_MARKER, clientInfo: CLIENT_MARKER });
      const page = await renderPage({
        router,
        href: facts.target.path + facts.target.search,
        origin: facts.ownOrigin,
        correlationId: facts.correlationId,
        signal: AbortSignal.timeout(RENDER_DEADLINE_MS),
        manifest: parts.manifestFor(router),
      });
      if (page.kind === 'redirect') return { ...page, cookies };
      // E18: a call that says that nobody is signed in, any more, sends a person to sign in again.
      if (facts.area === 'members' && page.errors.some(isUnauthenticated)) {
        const { path, search } = facts.target;
        return { kind: 'redirect', status: 302, location: loginAddress(config.tenant.urls.members, path + search) };
      }
      for (const error of page.errors) logFailure(facts, error);
      // Its status stays: a page that is not there is not there behind a warning, either.
      if (warning !== null && page.status < 500 && isCovered(facts.target.path)) {
        const { path, search } = facts.target;
        return {
          status: page.status,
          pieces: cutPage(gateDocument(config.tenant, warning, path + search, NONCE_MARKER)),
        };
      }
      const isOverload = page.errors.some((error) => error instanceof ApiError && error.code === OVERLOADED);
      const status = formAnswer && page.status === 200 ? statusOf(formAnswer) : page.status;
      return { status: isOverload ? 503 : status, pieces: cutPage(page.html), cookies };
    } catch (error) {
      logFailure(facts, error);
      return { status: 500, pieces: cutPage(plainErrorDocument(config.tenant, facts.correlationId)) };
    } finally {
      queryClient.clear();
    }
  };

  const renderShared = async (
    facts: RequestFacts,
    visit: Visit,
  ): Promise<{ shared: SharedPage } | { other: Rendered }> => {
    const rendered = await render(facts, visit);
    const isSame = 'pieces' in rendered && rendered.status === 200 && !rendered.cookies?.length;
    return isSame ? { shared: rendered } : { other: rendered };
  };

  return async (request, facts, formAnswer) => {
    const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
    const { cookie: cookieHeader, 'user-agent': userAgent } = request.headers;
    const consent = readConsent(request.headers);
    const { variants, cookies } = chooseVariants(
      parts.experiments,
      {
        cookieHeader,
        search: facts.target.search,
        isMeasured: consent === 'accepted',
        seed: facts.sessionId ?? randomUUID(),
        now: parts.now(),
      },
      config.brandKey,
    );
    const own = cookies.map((cookie) => cookieText(cookie, facts.ownOrigin.startsWith('https:')));
    const { surveyKey } = config;
    const measuring: Measuring = {
      consent: createConsentKeeper(consent),
      analytics: analyticsOff,
      variants,
      ...(surveyKey === null ? {} : { surveyKey }),
    };
    const due = warningDue({ meta, tenant: config.tenant, cookieHeader, userAgent });
    const key = formAnswer ? null : sharedPageKey(facts, meta, parts.knownSearch, measuring, due);
    const visit: Visit = { due, measuring };
    const found =
      key === null
        ? { other: await render(facts, visit, formAnswer) }
        : await cache.get(key, () => renderShared(facts, visit));
    const page = 'other' in found ? found.other : found;
    if ('kind' in page)
      return page.kind === 'redirect' ? { ...page, cookies: [...(page.cookies ?? []), ...own] } : page;
    const nonce = randomBytes(16).toString('base64url');
    return {
      kind: 'html',
      status: page.status,
      nonce,
      html: fillPage(page.pieces, nonce, facts.client),
      isPrivate: key === null || page.status !== 200 || Boolean(page.cookies?.length),
      // The variants' own cookies go beside a shared page, never into it.
      cookies: [...(page.cookies ?? []), ...own],
    };
  };

  /** Settles who asks before any guard runs: a gateway that is away must not turn a member into a visitor. */
  async function loadSession(queryClient: ReturnType<typeof createQueryClient>, facts: RequestFacts): Promise<unknown> {
    if (facts.sessionId === null) {
      queryClient.setQueryData(profileQuery.queryKey, null);
      return null;
    }
    try {
      await queryClient.ensureQueryData(profileQuery);
      return null;
    } catch (error) {
      if (!isUnauthenticated(error)) return error;
      // A session that the gateway has ended is no session: guards send such a person to sign in again.
      queryClient.setQueryData(profileQuery.queryKey, null);
      return null;
    }
  }

  /** The warning that this very person has yet to acknowledge; one whose profile can't be asked is shown it again. */
  async function warningFor(
    queryClient: ReturnType<typeof createQueryClient>,
    due: HealthWarningRegion | null,
  ): Promise<HealthWarningRegion | null> {
    if (due === null || !queryClient.getQueryData(profileQuery.queryKey)) return due;
    const isKnown = await hasPersonAcknowledged(queryClient, due).catch(() => false);
    return isKnown ? null : due;
  }

  function logFailure(facts: RequestFacts, error: unknown): void {
    const { correlationId, target } = facts;
    log.error({ correlationId, path: target.path, error: loggableError(error) }, 'page failed');
    const known = error instanceof Error ? error : new Error('A page failed with what is no error');
    const { name, message, stack = null } = known;
    parts.reporter.report('server', { name, message, stack, path: target.path, correlationId });
  }
}
