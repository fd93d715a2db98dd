import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import type { Logger } from 'pino';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import { ApiError } from '../../api/api-error.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import { type FormAnswer, statusOf } from '../../forms/form-answer.ts';
import { isCovered } from '../../health-warning/health-warning.ts';
import { type ShownItems, shownItemsOf } from '../../personal/personal-fields.ts';
import { type RightsClass, standInProfile } from '../../personal/stand-in.ts';
import { createQueryClient } from '../../query/query-client.ts';
import type { PageSide } from '../../routing/create-app-router.ts';
import { createRouterContext } from '../../routing/router-context.ts';
import { loginAddress } from '../../session/login-address.ts';
import { profileQuery } from '../../session/profile-query.ts';
import { telemetryOff } from '../../telemetry/telemetry.ts';
import { type ErrorReporter, reportUnexpected } from '@network/server/error-reports/error-reporter.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { createCallMemory } from '../gateway/expect-calls.ts';
import { gatewayHeaders, pageHeaders, standInHeaders } from '../gateway/gateway-headers.ts';
import { createServerPost } from '../gateway/post-json.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import { watchCalls } from '../gateway/watch-calls.ts';
import { hasPersonAcknowledged } from '../health-warning/health-gate.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { retryOf } from '../send-unavailable.ts';
import type { ServerConfig } from '../server-config.ts';
import { readSiteMeta } from '../site-meta.ts';
import { awayDocument } from './away-document.ts';
import { type PageDocument, pageDocument } from './page-document.ts';
import { plainErrorDocument } from './plain-document.ts';
import { renderPage } from './render-page.tsx';

/** A page gives up on the gateway after this long, in ms. */
export const PAGE_DEADLINE_MS = 5_000;
/** Enough for the error page that a call which gave up leads to. */
const RENDER_DEADLINE_MS = 6_000;

/** Where a page led on to. */
export interface PageRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
  /** Set-Cookie values. */
  readonly cookies: readonly string[];
}

/** A page that a health warning covers: the warning is shown in its place, with its status. */
export interface CoveredPage {
  readonly kind: 'covered';
  readonly status: number;
  readonly region: HealthWarningRegion;
}

/** A rendered page. */
export interface MadeDocument {
  readonly kind: 'document';
  readonly document: PageDocument;
  /** What it shows that a person may have a mark on; null where a call failed. Only of a stand-in's page. */
  readonly shown?: ShownItems | null;
  /** A stand-in can't render this page: it is about the person. */
  readonly needsPerson?: boolean;
}

/** What a page came to. */
export type MadePage = MadeDocument | CoveredPage | PageRedirect;

/** The facts of a request, besides its person, that a page is rendered from. */
export interface Visit {
  /** The query parameters that the page reads; and the whole query, which is empty for a shared page. */
  readonly search: { readonly read: string; readonly requested: string };
  /** The region whose health warning is due. */
  readonly due: HealthWarningRegion | null;
  readonly measuring: Measuring;
  /** For the scripts of a page that is made for one person; null for one that is shared. */
  readonly nonce: string | null;
  /** The class of rights for which the page is rendered, in the place of a session; left out on every other page. */
  readonly standIn?: RightsClass;
}

export interface MakePageParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly log: Logger;
  readonly reporter: ErrorReporter;
  readonly now: () => number;
  readonly createRouter: (side: PageSide) => AnyRouter;
  /** Reads the client build's manifest for a router's tree. */
  readonly manifestFor: (router: AnyRouter) => ServerManifest;
  /** Called with a session that the gateway has confirmed. */
  readonly rememberSession: (sessionId: string) => void;
  /** The end of a page's patience, in ms from now; by the clock of the process when left out. */
  readonly deadlineIn?: (milliseconds: number) => AbortSignal;
}

/** Makes one page; never throws. */
export type MakePage = (facts: RequestFacts, visit: Visit, formAnswer?: FormAnswer) => Promise<MadePage>;

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthenticated';
}

/** The gateway could not be reached, or is busy: trying again may succeed. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'unavailable' || error.status === 429;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const shownIn = (queryClient: ReturnType<typeof createQueryClient>): ShownItems =>
  shownItemsOf(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );

/** Renders one page per request, from the gateway's answers. */
export function createMakePage(parts: MakePageParts): MakePage {
  const { config, log } = parts;
  const deadlineIn = parts.deadlineIn ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  const memory = createCallMemory();

  return async (facts, visit, formAnswer) => {
    const { standIn } = visit;
    const deadline = deadlineIn(PAGE_DEADLINE_MS);
    const headers = standIn ? standInHeaders(facts, config, standIn.token) : pageHeaders(facts, config);
    const transport = createServerTransport(parts.connection, headers, deadline);
    const isOfPerson = facts.sessionId !== null && formAnswer === undefined;
    const expected = isOfPerson ? memory.expect(facts.target.path + visit.search.read, transport) : null;
    const calls = watchCalls(expected?.execute ?? transport);
    const post = standIn
      ? calls.refusePost
      : createServerPost(parts.connection, gatewayHeaders(facts, config), deadline);
    const queryClient = createQueryClient(calls.execute, true);
    const isPersonal = facts.sessionId !== null || formAnswer !== undefined;
    const documentOf = (status: number, html: string, ownCookies: readonly string[] = []): MadeDocument => ({
      kind: 'document',
      document: pageDocument(html, { status, nonce: visit.nonce, cookies: ownCookies, isPersonal }),
      ...(standIn && { shown: calls.haveFailed() ? null : shownIn(queryClient), needsPerson: calls.needPerson() }),
    });
    const cookies: string[] = [];
    const isSecure = facts.ownOrigin.startsWith('https:');
    try {
      const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
      const sessionFailure = await loadSession(queryClient, facts, standIn);
      const warning = await warningFor(queryClient, visit.due);
      const context = createRouterContext({
        tenant: config.tenant,
        meta,
        client: null,
        queryClient,
        // The server reports errors itself; the page only needs to know whether reports are enabled.
        telemetry: {
          ...telemetryOff,
          canReport: parts.reporter.isOn,
          ...(config.otlpEndpoint !== null && { tracedRatio: config.tracedRatio }),
        },
        server: {
          postJson: async (path, body) => {
            try {
              return await post(path, body);
            } finally {
              expected?.forget();
              // What was posted may have changed the person's rights: the calls after it read them again.
              Object.assign(headers, pageHeaders(facts, config));
            }
          },
          setCookie: (cookie) => void cookies.push(cookieText(cookie, isSecure)),
        },
        measuring: visit.measuring,
        requestedSearch: visit.search.requested,
        sessionFailure,
        isHealthWarningPending: warning !== null,
        ...(formAnswer === undefined ? {} : { formAnswer }),
      });
      const router = parts.createRouter({ context, nonce: visit.nonce });
      const page = await renderPage({
        router,
        href: facts.target.path + visit.search.read,
        origin: facts.ownOrigin,
        correlationId: facts.correlationId,
        signal: deadlineIn(RENDER_DEADLINE_MS),
        manifest: parts.manifestFor(router),
      });
      if (page.kind === 'redirect') return { ...page, cookies };
      // A call that finds the session ended redirects to sign in.
      if (facts.area === 'members' && page.errors.some(isUnauthenticated)) {
        const uri = facts.target.path + (visit.search.requested || visit.search.read);
        return { kind: 'redirect', status: 302, location: loginAddress(config.tenant.urls.members, uri), cookies: [] };
      }
      if (calls.needPerson()) return documentOf(page.status, page.html);
      for (const error of page.errors) logFailure(facts, error);
      // The status stays: a missing page is missing behind a warning, too.
      if (warning !== null && page.status < 500 && isCovered(router.stores.matches.get())) {
        return { kind: 'covered', status: page.status, region: warning };
      }
      if (page.errors.length === 0) expected?.remember();
      const status = formAnswer && page.status === 200 ? statusOf(formAnswer) : page.status;
      return documentOf(page.errors.some(isUnavailable) ? 503 : status, page.html, cookies);
    } catch (error) {
      if (calls.needPerson()) return documentOf(500, '');
      logFailure(facts, error);
      if (isUnavailable(error)) {
        const retry = retryOf('GET', { path: facts.target.path, search: visit.search.read });
        return documentOf(503, awayDocument(config.tenant, 'away', retry));
      }
      return documentOf(500, plainErrorDocument(config.tenant, facts.correlationId));
    } finally {
      queryClient.clear();
    }
  };

  /** Loads the person before any guard runs: a member must not become a visitor because the gateway is down. */
  async function loadSession(
    queryClient: ReturnType<typeof createQueryClient>,
    facts: RequestFacts,
    standIn: RightsClass | undefined,
  ): Promise<unknown> {
    if (standIn || facts.sessionId === null) {
      queryClient.setQueryData(profileQuery.queryKey, standIn ? standInProfile(standIn) : null);
      return null;
    }
    try {
      const profile = await queryClient.ensureQueryData(profileQuery);
      if (profile) parts.rememberSession(facts.sessionId);
      return null;
    } catch (error) {
      if (!isUnauthenticated(error)) return error;
      // A session that the gateway has ended is no session: guards send such a person to sign in again.
      queryClient.setQueryData(profileQuery.queryKey, null);
      return null;
    }
  }

  /** The warning that this person has not acknowledged yet; it is shown again when the profile can't be loaded. */
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
    log.error({ correlationId, path: target.path, error }, 'page failed');
    reportUnexpected(parts.reporter, error, { path: target.path, correlationId });
  }
}
