import { isLockedError } from '../../lock/lock.ts';
import { createQueryClient } from '../../query/query-client.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { loadSession, warningFor } from './load-session.ts';
import type { MadePage, Visit } from './made-page.ts';
import { createPageCalls, type PageRequest } from './page-calls.ts';
import { pageContext } from './page-context.ts';
import type { MakePageParts, PageMaking } from './page-making.ts';
import { failedPage, outcomeOf } from './page-outcome.ts';
import { renderPage } from './render-page.tsx';

/** Leaves enough time to render the error page after a call has timed out. */
const RENDER_DEADLINE_MS = 6_000;

/** Renders one page; never throws. */
export type MakePage = (facts: RequestFacts, visit: Visit, request?: PageRequest) => Promise<MadePage>;

/** Renders one page per request, from the gateway's answers. */
export function createMakePage(parts: MakePageParts): MakePage {
  const openCalls = createPageCalls(parts);

  return async (facts, visit, { formAnswer, earlier } = {}) => {
    const { sessionId } = facts;
    const opened = await openCalls(facts, visit, { formAnswer, earlier });
    if (opened.unchanged) {
      if (sessionId !== null) parts.rememberSession(sessionId);
      return opened.unchanged;
    }
    const queryClient = createQueryClient(opened.calls.execute, true);
    const hasActed = formAnswer !== undefined;
    const making: PageMaking = { parts, facts, visit, formAnswer, opened, queryClient, cookies: [], hasActed };
    try {
      const sessionFailure = await loadSession(queryClient, sessionId, visit, parts.rememberSession);
      if (isLockedError(sessionFailure)) return { kind: 'locked' };
      const warning = await warningFor(queryClient, visit.due);
      const context = pageContext(making, { sessionFailure, isHealthWarningPending: warning !== null });
      const router = parts.createRouter({ context, nonce: visit.nonce });
      const page = await renderPage({
        router,
        href: facts.prefix + facts.target.path + visit.search.read,
        origin: facts.ownOrigin,
        correlationId: facts.correlationId,
        signal: parts.deadlineIn(RENDER_DEADLINE_MS),
        manifest: parts.manifestFor(router, facts.language),
      });
      return outcomeOf(making, page, { router, context, warning });
    } catch (error) {
      return failedPage(making, error);
    } finally {
      queryClient.clear();
    }
  };
}
