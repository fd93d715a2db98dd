import type { AnyRouter } from '@tanstack/react-router';
import type { Language } from '@network/validation/languages.ts';
import type { ServerManifest } from '@tanstack/router-core';
import type { Logger } from 'pino';
import { ApiError } from '../../api/api-error.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import { type FormAnswer, statusOf } from '../../forms/form-answer.ts';
import { isCovered } from '../../health-warning/health-warning.ts';
import { type ShownItems, shownItemsOf } from '../../personal/personal-fields.ts';
import { createQueryClient } from '../../query/query-client.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PageSide } from '../../routing/create-app-router.ts';
import { createRouterContext } from '../../routing/router-context.ts';
import { isLockedError } from '../../lock/lock.ts';
import { loginAddress } from '../../session/login-address.ts';
import { profileQuery } from '../../session/profile-query.ts';
import { telemetryOff } from '../../telemetry/telemetry.ts';
import { type ErrorReporter, reportUnexpected } from '@network/server/error-reports/error-reporter.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { pageHeaders } from '../gateway/gateway-headers.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { inSameLanguage } from '../request/requested-language.ts';
import { retryOf } from '../send-unavailable.ts';
import type { ServerConfig } from '../server-config.ts';
import { readSiteMeta } from '../site-meta.ts';
import { awayDocument } from './away-document.ts';
import { isUnauthenticated, loadSession, warningFor } from './load-session.ts';
import type { MadeDocument, MadePage, Visit } from './made-page.ts';
import { createPageCalls } from './page-calls.ts';
import { pageDocument } from './page-document.ts';
import { plainErrorDocument } from './plain-document.ts';
import { renderPage } from './render-page.tsx';
import { withAnswered } from './with-answered.ts';
import { withAppearance } from './with-appearance.ts';
import { withEarlyPresses } from './with-early-presses.ts';

/** Leaves enough time to render the error page after a call has timed out. */
const RENDER_DEADLINE_MS = 6_000;

export interface MakePageParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly log: Logger;
  readonly reporter: ErrorReporter;
  readonly now: () => number;
  /** Returns the brand with its current flags. */
  readonly tenant: () => Tenant;
  /** Whether the brand sells memberships now. */
  readonly sellsMemberships: () => boolean;
  readonly createRouter: (side: PageSide) => AnyRouter;
  /** Reads the client build's manifest for a router's tree. */
  readonly manifestFor: (router: AnyRouter, language: Language) => ServerManifest;
  /** Is called with a session that the gateway has confirmed. */
  readonly rememberSession: (sessionId: string) => void;
  /** Returns a signal that aborts after so many ms. Tests pass their own; the default is `AbortSignal.timeout`. */
  readonly deadlineIn?: (milliseconds: number) => AbortSignal;
}

interface MakePageOptions {
  readonly formAnswer?: FormAnswer | undefined;
  /** The page that was rendered earlier for the same visit. It is sent again if the gateway's answers have not changed. */
  readonly earlier?: MadeDocument | undefined;
}

/** Renders one page; never throws. */
export type MakePage = (facts: RequestFacts, visit: Visit, options?: MakePageOptions) => Promise<MadePage>;

/** Returns whether the gateway could not be reached or is busy, so that a second try may succeed. */
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
  const openCalls = createPageCalls({ ...parts, deadlineIn });

  return async (facts, visit, { formAnswer, earlier } = {}) => {
    const { standIn, previewed } = visit;
    const opened = await openCalls(facts, visit, { formAnswer, earlier });
    const { headers, expected, unchanged, recorded, calls, post } = opened;
    if (unchanged) {
      if (facts.sessionId !== null) parts.rememberSession(facts.sessionId);
      return unchanged;
    }
    let hasActed = formAnswer !== undefined;
    const queryClient = createQueryClient(calls.execute, true);
    const isPersonal = facts.sessionId !== null || formAnswer !== undefined || previewed !== undefined;
    const withScripts = (html: string): string =>
      withEarlyPresses(withAnswered(withAppearance(html, config.tenant, visit.nonce), visit.nonce), visit.nonce);
    const documentOf = (status: number, html: string, ownCookies: readonly string[] = []): MadeDocument => ({
      kind: 'document',
      document: pageDocument(withScripts(html), {
        status,
        nonce: visit.nonce,
        cookies: ownCookies,
        isPersonal,
      }),
      ...(previewed && { needsPerson: calls.needPerson() }),
      ...(standIn && { shown: calls.haveFailed() ? null : shownIn(queryClient), needsPerson: calls.needPerson() }),
    });
    const cookies: string[] = [];
    const isSecure = facts.ownOrigin.startsWith('https:');
    try {
      const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()), parts.sellsMemberships());
      const tenant = parts.tenant();
      const sessionFailure = await loadSession(queryClient, facts.sessionId, visit, parts.rememberSession);
      if (isLockedError(sessionFailure)) return { kind: 'locked' };
      const warning = await warningFor(queryClient, visit.due);
      const context = createRouterContext({
        tenant,
        isSwitched: tenant !== config.tenant,
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
            hasActed = true;
            try {
              return await post(path, body);
            } finally {
              expected?.forget();
              // A post may have changed the person's rights, so later calls read them again.
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
        href: facts.prefix + facts.target.path + visit.search.read,
        origin: facts.ownOrigin,
        correlationId: facts.correlationId,
        signal: deadlineIn(RENDER_DEADLINE_MS),
        manifest: parts.manifestFor(router, facts.language),
      });
      if (page.kind === 'redirect') return { ...page, location: inSameLanguage(page.location, facts), cookies };
      // A call that finds the session ended redirects to sign in.
      if (facts.area === 'members' && page.errors.some(isUnauthenticated)) {
        const uri = facts.target.path + (visit.search.requested || visit.search.read);
        return { kind: 'redirect', status: 302, location: loginAddress(config.tenant.urls.members, uri), cookies: [] };
      }
      // The account was locked in the meantime.
      if (page.errors.some(isLockedError)) return { kind: 'locked' };
      if (calls.needPerson()) return documentOf(page.status, page.html);
      for (const error of page.errors) logFailure(facts, error);
      // A page that is missing answers 404 behind the warning, too.
      if (warning !== null && page.status < 500 && isCovered(router.stores.matches.get())) {
        return { kind: 'covered', status: page.status, region: warning };
      }
      if (page.errors.length === 0) expected?.remember();
      const status = formAnswer && page.status === 200 ? statusOf(formAnswer) : page.status;
      const made = documentOf(page.errors.some(isUnavailable) ? 503 : status, page.html, cookies);
      const isWhole = made.document.status === 200 && page.errors.length === 0 && !calls.haveFailed();
      const isKnown = facts.sessionId === null || Boolean(queryClient.getQueryData(profileQuery.queryKey));
      const maySendAgain = isWhole && isKnown && !hasActed && cookies.length === 0 && visit.nonce === null;
      const sources = maySendAgain ? recorded.sources() : null;
      const { sellsMemberships } = meta;
      return { ...made, origin: sources && { sources, tenant, sellsMemberships, madeAt: parts.now() } };
    } catch (error) {
      if (calls.needPerson()) return documentOf(500, '');
      logFailure(facts, error);
      if (isUnavailable(error)) {
        const retry = retryOf('GET', { path: facts.prefix + facts.target.path, search: visit.search.read });
        return documentOf(503, awayDocument(config.tenant, 'away', retry));
      }
      return documentOf(500, plainErrorDocument(config.tenant, facts.correlationId));
    } finally {
      queryClient.clear();
    }
  };

  function logFailure(facts: RequestFacts, error: unknown): void {
    const { correlationId, target } = facts;
    log.error({ correlationId, path: target.path, error }, 'page failed');
    reportUnexpected(parts.reporter, error, { path: target.path, correlationId });
  }
}
