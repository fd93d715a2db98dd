import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { inSpan } from '@network/server/tracing/span.ts';
import type { Experiment } from '@network/tenant/experiments.ts';
import { analyticsOff } from '../../analytics/analytics.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import { createConsentStore } from '../../consent/consent.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import type { ReadPageSearch } from '../../routing/page-search.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import { chooseVariants } from '../experiments/choose-variants.ts';
import { gateDocument } from '../health-warning/gate-document.ts';
import { warnedRegion } from '../../health-warning/health-warning.ts';
import { warningDue } from '../health-warning/health-gate.ts';
import { countLookup, countRefusedRender, countRender, measurePageCache } from '../metrics.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { retryOf } from '../send-unavailable.ts';
import { readSiteMeta } from '../site-meta.ts';
import { awayDocument } from './away-document.ts';
import {
  createMakePage,
  type MadePage,
  PAGE_DEADLINE_MS,
  type MakePageParts,
  type PageRedirect,
  type Visit,
} from './make-page.ts';
import { createPageCache, PAGE_CACHE_POLICY, type SharedPage } from './page-cache.ts';
import { sharedPageKey } from './page-key.ts';
import { createFilmCards } from './film-cards.ts';
import { loadFilmCards, loadPersonalPart } from './load-personal-part.ts';
import { createMemberPages, type MemberPage } from './member-pages.ts';
import { isForAnyone, type PageDocument, pageDocument, type SharedDocument, shareDocument } from './page-document.ts';
import { processRenderPlaces, type RenderPlaces, type RenderShare } from './render-places.ts';

/** What a page request is answered with; `cookies` are Set-Cookie values of this answer alone. */
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
  /** Whether a cache in front of this server may hold it: not where a crawler is shown what people are warned of first. */
  readonly isForEdge: boolean;
}

/** A page that people with the same rights share, with what is one person's own at its end. */
export interface StitchedAnswer extends MemberPage {
  readonly kind: 'stitched';
  readonly cookies: readonly string[];
}

/** Answers pages. */
export interface PageServer {
  /** With the answer of a form that was posted to it, a page is rendered for that request alone. */
  readonly answer: (request: IncomingMessage, facts: RequestFacts, formAnswer?: FormAnswer) => Promise<PageAnswer>;
  /** The page that visitors share, while it is fresh; null for every other request. */
  readonly cached: (request: IncomingMessage, facts: RequestFacts) => SharedAnswer | null;
  /** Something was published: every shared page is rendered again. */
  readonly purge: () => void;
}

interface PageServerParts extends Omit<MakePageParts, 'rememberSession'> {
  /** Paths of the brand's font files. */
  readonly fonts: readonly string[];
  readonly experiments: readonly Experiment[];
  readonly readSearch: ReadPageSearch;
  /** Those of the process when left out. */
  readonly places?: RenderPlaces;
}

/** Sessions that the gateway confirmed recently. One that was dropped is confirmed again. */
const CONFIRMED_SESSIONS = { max: 20_000, ttl: 30 * 60_000 } as const;

/** Renders pages, and shares those that are the same for every visitor. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { config } = parts;
  const places = parts.places ?? processRenderPlaces(config.renderLimits);
  const brand = config.tenant.id;
  const cache = createPageCache<MadePage>(PAGE_CACHE_POLICY, parts.now, (outcome) => countLookup(brand, outcome));
  measurePageCache(brand, cache.bytes);
  const confirmed = new LRUCache<string, true>({ ...CONFIRMED_SESSIONS, perf: { now: parts.now } });
  const rememberSession = (id: string): void => void confirmed.set(id, true);
  const makePage = createMakePage({ ...parts, rememberSession });

  const shareOf = ({ sessionId }: RequestFacts): RenderShare => {
    if (sessionId === null) return 'visitor';
    return confirmed.has(sessionId) ? 'member' : 'arriving';
  };

  /** Makes a page where there is a place for it, and says at once where there is none. */
  const render = async (
    facts: RequestFacts,
    visit: Visit,
    formAnswer?: FormAnswer,
    share = shareOf(facts),
  ): Promise<MadePage> => {
    const place = await places.enter(share, facts.origin.address);
    if (typeof place === 'string') {
      countRefusedRender(brand, share, place);
      const retry = retryOf('GET', { path: facts.target.path, search: visit.search.read });
      const html = awayDocument(config.tenant, 'busy', retry);
      return { kind: 'document', document: pageDocument(html, { status: 503, nonce: visit.nonce }) };
    }
    const began = performance.now();
    try {
      // Pending input is read first: pages are rendered on the same thread that answers everything else.
      await nextTurn();
      return await inSpan('render page', { attributes: { brand, share } }, () => makePage(facts, visit, formAnswer));
    } finally {
      countRender(brand, share, (performance.now() - began) / 1_000);
      place();
    }
  };

  const renderShared = async (
    facts: RequestFacts,
    visit: Visit,
  ): Promise<{ shared: SharedPage } | { other: MadePage; isFailure: boolean }> => {
    const made = await render(facts, visit);
    if (made.kind === 'covered' && made.status === 200) return { shared: made };
    if (made.kind !== 'document') return { other: made, isFailure: false };
    const { document } = made;
    if (document.status !== 200 || !isForAnyone(document)) {
      return { other: made, isFailure: document.status >= 500 };
    }
    return { shared: { kind: 'shared', document: shareDocument(document) } };
  };

  /**
   * Simultaneous requests for a page share one rendering; a redirect that passes the query on is built for each query.
   */
  const find = async (key: string, facts: RequestFacts, visit: Visit): Promise<MadePage | SharedPage> => {
    const forAll = { ...visit, search: { ...visit.search, requested: '' } };
    const found = await cache.get(key, () => renderShared(facts, forAll));
    const made = 'other' in found ? found.other : found;
    return made.kind === 'redirect' && visit.search.requested !== '' ? render(facts, visit) : made;
  };

  const deadlineIn = parts.deadlineIn ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  const cards = createFilmCards(
    (ids, { token }, facts) =>
      loadFilmCards(parts.connection, config, facts, { ids, token }, deadlineIn(PAGE_DEADLINE_MS)),
    parts.now,
  );
  const members = createMemberPages({
    cache,
    render: (facts, visit) => render(facts, visit, undefined, 'member'),
    load: (facts, shown) => loadPersonalPart(parts.connection, config, facts, shown, deadlineIn(PAGE_DEADLINE_MS)),
    findCards: cards.find,
    rememberSession,
    now: parts.now,
  });
  const purge = (): void => {
    cache.purge();
    cards.purge();
  };

  /** The visit of a request, the cookies that remember its variants, and the key if its page is shared. */
  const readVisit = (request: IncomingMessage, facts: RequestFacts) => {
    const { target } = facts;
    const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
    const { measuring, cookies } = measuringOf(request, facts);
    const userAgent = request.headers['user-agent'];
    const due = warningDue({ meta, tenant: config.tenant, cookies: facts.cookies, userAgent });
    const search = parts.readSearch(target.path, target.search);
    const key = sharedPageKey(facts, meta, search, measuring, due);
    const isForEdge = config.isEdgeCached && cookies.length === 0 && warnedRegion(meta, config.tenant) === null;
    return { search, due, measuring, cookies, key, isForEdge };
  };

  return {
    purge,
    cached: (request, facts) => {
      if (facts.sessionId !== null) return null;
      const { key, cookies, isForEdge } = readVisit(request, facts);
      const page = key === null ? null : cache.peek(key);
      return page?.kind === 'shared' ? { ...page, cookies, isForEdge } : null;
    },
    answer: async (request, facts, formAnswer) => {
      const { target } = facts;
      const { search, due, measuring, cookies: own, ...read } = readVisit(request, facts);
      const isShareable = !formAnswer && read.key !== null;
      const key = isShareable && facts.sessionId === null ? read.key : null;
      // A redirect that passes the query on passes it in its own order.
      const requested = search.read === target.search ? '' : target.search;
      const nonce = key === null ? randomBytes(16).toString('base64url') : null;
      const visit: Visit = { search: { read: search.read, requested }, due, measuring, nonce };
      if (isShareable && facts.sessionId !== null) {
        const forAll = { ...visit, search: { ...visit.search, requested: '' } };
        const found = await members.find(read.key as string, facts, forAll);
        if (found !== null) return { kind: 'stitched', ...found, cookies: own };
      }
      const page = await (key === null ? render(facts, visit, formAnswer) : find(key, facts, visit));
      switch (page.kind) {
        case 'redirect':
          return { ...page, cookies: [...page.cookies, ...own] };
        case 'shared':
          // The variants' own cookies go beside a shared page, never into it.
          return { ...page, cookies: own, isForEdge: read.isForEdge };
        case 'covered': {
          const html = gateDocument(config.tenant, page.region, target.path + target.search, parts.fonts);
          return { kind: 'own', document: pageDocument(html, { status: page.status, nonce: null }), cookies: own };
        }
        case 'document':
          return { kind: 'own', document: page.document, cookies: [...page.document.cookies, ...own] };
      }
    },
  };

  /** Whether the visit is measured, in which variants it is shown the tests, and the cookies that remember those. */
  function measuringOf(
    request: IncomingMessage,
    facts: RequestFacts,
  ): { readonly measuring: Measuring; readonly cookies: readonly string[] } {
    const consent = readConsent(request.headers, facts.cookies);
    const { variants, cookies } = chooseVariants(
      parts.experiments,
      {
        cookies: facts.cookies,
        search: facts.target.search,
        isMeasured: consent === 'accepted',
        seed: facts.sessionId ?? randomUUID(),
        now: parts.now(),
      },
      config.brandKey,
    );
    const { surveyKey } = config;
    return {
      measuring: {
        consent: createConsentStore(consent),
        analytics: analyticsOff,
        variants,
        ...(surveyKey === null ? {} : { surveyKey }),
      },
      cookies: cookies.map((cookie) => cookieText(cookie, facts.ownOrigin.startsWith('https:'))),
    };
  }
}
