import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { gateDocument } from '../health-warning/gate-document.ts';
import type { Locks } from '../lock/unlock.ts';
import { countLookup, measurePageCache } from '../metrics.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { createFilmCards } from './film-cards.ts';
import { loadFilmCards, loadPersonalPart } from './load-personal-part.ts';
import type { MadePage, PageRedirect, Visit } from './made-page.ts';
import { createMemberPages, type MemberPage, type MemberPages, type MemberPagesParts } from './member-pages.ts';
import { createPageCache, PAGE_CACHE_POLICY, type SharedPage } from './page-cache.ts';
import { PAGE_DEADLINE_MS } from './page-calls.ts';
import { type PageDocument, pageDocument, type SharedDocument } from './page-document.ts';
import { createOwnPages } from './own-pages.ts';
import { createPageRenderer, type PageRenderer, type PageRendererParts } from './page-renderer.ts';
import { readVisit, type ReadVisitParts, type RequestedVisit } from './read-visit.ts';
import { createPreviewPages } from '../previews/preview-pages.ts';
import type { PreviewCookie } from '../previews/preview-cookie.ts';
import { findVisitorPage, forAll } from './visitor-pages.ts';

/** The answer to a page request; `cookies` are Set-Cookie values of this answer alone. */
export type PageAnswer =
  /** May differ from person to person. */
  | { readonly kind: 'own'; readonly document: PageDocument; readonly cookies: readonly string[] }
  | SharedAnswer
  | StitchedAnswer
  | PageRedirect;

/** A page that is the same for every visitor of its key, byte for byte. */
export interface SharedAnswer {
  readonly kind: 'shared';
  readonly document: SharedDocument;
  readonly cookies: readonly string[];
  /**
   * A cache in front of this server may store the page. It may not where people must see a warning first and crawlers
   * do not.
   */
  readonly isForEdge: boolean;
}

/** A page that people with the same rights share, with what is one person's own at its end. */
export interface StitchedAnswer extends MemberPage {
  readonly kind: 'stitched';
  readonly cookies: readonly string[];
}

/** Answers pages. */
export interface PageServer {
  /** Answers a request for a page. A page with the answer of a posted form is rendered for that request alone. */
  readonly answer: (request: IncomingMessage, facts: RequestFacts, formAnswer?: FormAnswer) => Promise<PageAnswer>;
  /** The page that visitors share, while it is fresh; null for every other request. */
  readonly cached: (request: IncomingMessage, facts: RequestFacts) => SharedAnswer | null;
  /** Has every shared page rendered again after a publication. */
  readonly purge: () => void;
}

interface PageServerParts extends PageRendererParts, ReadVisitParts {
  readonly locks: Pick<Locks, 'cover'>;
  readonly previewCookie: PreviewCookie;
  /** Paths of the brand's font files. */
  readonly fonts: readonly string[];
}

/** Renders pages, and shares those that are the same for every visitor. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { config, now } = parts;
  const brand = config.tenant.id;
  const cache = createPageCache<MadePage>(PAGE_CACHE_POLICY, now, (outcome) => countLookup(brand, outcome));
  measurePageCache(brand, cache.bytes);
  const { render, rememberSession } = createPageRenderer(parts);
  const { members, purgeCards } = memberPagesOf(parts, { cache, render, rememberSession });
  const ownPages = createOwnPages(render);
  const deadlineIn = parts.deadlineIn ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const previewPages = createPreviewPages({
    ...parts,
    render,
    cookie: parts.previewCookie,
    deadline: () => deadlineIn(PAGE_DEADLINE_MS),
  });

  return {
    purge: () => {
      cache.purge();
      purgeCards();
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
      const isMember = facts.sessionId !== null;
      const visit = visitOf(requested, facts, key !== null);
      if (key !== null && isMember) {
        const found = await members.find(key, facts, forAll(visit));
        if (found !== null) return { kind: 'stitched', ...found, cookies: requested.cookies };
        return settle(await ownPages.find(key, facts, visit), requested, facts);
      }
      const page =
        key === null
          ? await render(facts, visit, { formAnswer })
          : await findVisitorPage(cache, render, { key, facts, visit });
      return settle(page, requested, facts);
    },
  };

  /** A locked session is shown the page that unlocks it, whatever it requested. */
  async function settle(
    page: MadePage | SharedPage,
    requested: RequestedVisit,
    facts: RequestFacts,
  ): Promise<PageAnswer> {
    if (page.kind !== 'locked') return answerOf(parts, page, requested, facts);
    return { kind: 'own', document: await parts.locks.cover(facts), cookies: [] };
  }
}

/** Members' pages, and what forgets the cards of films that they show. */
function memberPagesOf(
  { config, connection, now, deadlineIn = (milliseconds) => AbortSignal.timeout(milliseconds) }: PageServerParts,
  shared: Pick<MemberPagesParts, 'cache' | 'rememberSession'> & Pick<PageRenderer, 'render'>,
): { readonly members: MemberPages; readonly purgeCards: () => void } {
  const cards = createFilmCards(
    (ids, { token }, facts) => loadFilmCards(connection, config, facts, { ids, token }, deadlineIn(PAGE_DEADLINE_MS)),
    now,
  );
  const members = createMemberPages({
    ...shared,
    render: (facts, visit, earlier) => shared.render(facts, visit, { share: 'member', earlier }),
    load: (facts, shown) => loadPersonalPart(connection, config, facts, shown, deadlineIn(PAGE_DEADLINE_MS)),
    findCards: cards.find,
    now,
  });
  return { members, purgeCards: cards.purge };
}

/** The visit that a page is rendered from; the scripts of one that may be sent again have no nonce. */
function visitOf({ search, due, measuring }: RequestedVisit, { target }: RequestFacts, isSentAgain: boolean): Visit {
  // A redirect that passes the query on passes it in its own order.
  const requested = search.read === target.search ? '' : target.search;
  const nonce = isSentAgain ? null : randomBytes(16).toString('base64url');
  return { search: { read: search.read, requested }, due, measuring, nonce };
}

/** The answer that a page is sent as; the variants' own cookies go beside a shared page, never into it. */
function answerOf(
  { config, fonts }: PageServerParts,
  page: Exclude<MadePage | SharedPage, { readonly kind: 'locked' }>,
  { cookies: own, isForEdge }: RequestedVisit,
  { target, prefix }: RequestFacts,
): PageAnswer {
  switch (page.kind) {
    case 'redirect':
      return { ...page, cookies: [...page.cookies, ...own] };
    case 'shared':
      return { ...page, cookies: own, isForEdge };
    case 'covered': {
      const html = gateDocument(config.tenant, page.region, prefix + target.path + target.search, fonts);
      return { kind: 'own', document: pageDocument(html, { status: page.status, nonce: null }), cookies: own };
    }
    case 'document':
      return { kind: 'own', document: page.document, cookies: [...page.document.cookies, ...own] };
  }
}
