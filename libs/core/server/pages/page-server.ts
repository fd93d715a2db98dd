import type { IncomingMessage } from 'node:http';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { countLookup, measurePageCache } from '../metrics.ts';
import type { PreviewCookie } from '../previews/preview-cookie.ts';
import { createPreviewPages } from '../previews/preview-pages.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { MadePage } from './made-page.ts';
import { createMemberPages } from './member-pages.ts';
import { createOwnPages } from './own-pages.ts';
import { answerOf, type PageAnswer, type PageAnswerParts, type SharedAnswer, visitOf } from './page-answer.ts';
import { createPageCache, PAGE_CACHE_POLICY } from './page-cache.ts';
import { PAGE_DEADLINE_MS } from './page-calls.ts';
import { createPageRenderer, type PageRendererParts } from './page-renderer.ts';
import { readVisit, type ReadVisitParts } from './read-visit.ts';
import { findVisitorPage, forAll } from './visitor-pages.ts';

/** Answers pages. */
export interface PageServer {
  /** Answers a request for a page. A page with the answer of a posted form is rendered for that request alone. */
  readonly answer: (request: IncomingMessage, facts: RequestFacts, formAnswer?: FormAnswer) => Promise<PageAnswer>;
  /** The page that visitors share, while it is fresh; null for every other request. */
  readonly cached: (request: IncomingMessage, facts: RequestFacts) => SharedAnswer | null;
  /** Has every shared page rendered again after a publication. */
  readonly purge: () => void;
}

interface PageServerParts extends Omit<PageRendererParts, 'deadlineIn'>, ReadVisitParts, PageAnswerParts {
  readonly previewCookie: PreviewCookie;
  /** Returns a signal that aborts after so many ms. Tests pass their own. */
  readonly deadlineIn?: (milliseconds: number) => AbortSignal;
}

/** Renders pages, and shares those that are the same for every visitor. */
export function createPageServer(given: PageServerParts): PageServer {
  const deadlineIn = given.deadlineIn ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const parts = { ...given, deadlineIn, deadline: () => deadlineIn(PAGE_DEADLINE_MS) };
  const brand = parts.config.tenant.id;
  const cache = createPageCache<MadePage>(PAGE_CACHE_POLICY, parts.now, (outcome) => countLookup(brand, outcome));
  measurePageCache(brand, cache.bytes);
  const { render, rememberSession } = createPageRenderer(parts);
  const members = createMemberPages({ ...parts, cache, render, rememberSession });
  const ownPages = createOwnPages(render);
  const previewPages = createPreviewPages({ ...parts, render, cookie: parts.previewCookie });

  return {
    purge: () => {
      cache.purge();
      members.purgeCards();
    },
    cached: (request, facts) => {
      if (facts.sessionId !== null || facts.preview !== undefined) return null;
      const { key, cookies, isForEdge } = readVisit(parts, request, facts);
      const page = key === null ? null : cache.peek(key);
      return page?.kind === 'shared' ? { ...page, cookies, isForEdge } : null;
    },
    answer: async (request, facts, formAnswer) => {
      const requested = readVisit(parts, request, facts);
      if (facts.preview !== undefined) return previewPages(facts, facts.preview, visitOf(requested, facts, false));
      const key = formAnswer ? null : requested.key;
      const visit = visitOf(requested, facts, key !== null);
      const findPage = async () => {
        if (key === null) return render(facts, visit, { formAnswer });
        if (facts.sessionId === null) return findVisitorPage(cache, render, { key, facts, visit });
        return (await members.find(key, facts, forAll(visit))) ?? ownPages.find(key, facts, visit);
      };
      return answerOf(parts, await findPage(), requested, facts);
    },
  };
}
