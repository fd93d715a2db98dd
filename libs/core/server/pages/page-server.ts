import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setNonce } from 'get-nonce';
import { LRUCache } from 'lru-cache';
import type { Experiment } from '@network/tenant/experiments.ts';
import { analyticsOff } from '../../analytics/analytics.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import { createConsentStore } from '../../consent/consent.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import type { ReadPageSearch } from '../../routing/page-search.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import { chooseVariants } from '../experiments/choose-variants.ts';
import { warningDue } from '../health-warning/health-gate.ts';
import { countRefusedRender } from '../metrics.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { retryOf } from '../send-unavailable.ts';
import { readSiteMeta } from '../site-meta.ts';
import { awayDocument } from './away-document.ts';
import { createMakePage, type MadePage, type MakePageParts, type PageRedirect, type Visit } from './make-page.ts';
import { createPageCache, PAGE_CACHE_POLICY, type SharedPage } from './page-cache.ts';
import { sharedPageKey } from './page-key.ts';
import { cutPage, fillPage, NONCE_MARKER } from './page-markers.ts';
import { processRenderPlaces, type RenderPlaces, type RenderShare } from './render-places.ts';

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
  | PageRedirect;

/** Answers a page; with the answer of a form that was posted to it, it is rendered for that request alone. */
export type PageServer = (
  request: IncomingMessage,
  facts: RequestFacts,
  formAnswer?: FormAnswer,
) => Promise<PageAnswer>;

interface PageServerParts extends Omit<MakePageParts, 'noteSession'> {
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
  const cache = createPageCache<MadePage>(PAGE_CACHE_POLICY, parts.now);
  const confirmed = new LRUCache<string, true>({ ...CONFIRMED_SESSIONS, perf: { now: parts.now } });
  const makePage = createMakePage({ ...parts, noteSession: (id) => void confirmed.set(id, true) });
  // Dialogs write style elements while they are rendered; they take the marker, and with it each response's nonce.
  setNonce(NONCE_MARKER);

  const shareOf = ({ sessionId }: RequestFacts): RenderShare => {
    if (sessionId === null) return 'visitor';
    return confirmed.has(sessionId) ? 'member' : 'arriving';
  };

  /** Makes a page where there is a place for it, and says at once where there is none. */
  const render = async (facts: RequestFacts, visit: Visit, formAnswer?: FormAnswer): Promise<MadePage> => {
    const share = shareOf(facts);
    const place = await places.enter(share, facts.origin.address);
    if (typeof place === 'string') {
      countRefusedRender(config.tenant.id, share, place);
      const retry = retryOf('GET', { path: facts.target.path, search: visit.search.read });
      return { status: 503, pieces: cutPage(awayDocument(config.tenant, 'busy', retry, NONCE_MARKER)) };
    }
    try {
      // Pending input is read first: pages are rendered on the same thread that answers everything else.
      await nextTurn();
      return await makePage(facts, visit, formAnswer);
    } finally {
      place();
    }
  };

  const renderShared = async (
    facts: RequestFacts,
    visit: Visit,
  ): Promise<{ shared: SharedPage } | { other: MadePage }> => {
    const made = await render(facts, visit);
    const isSame = 'pieces' in made && made.status === 200 && !made.cookies?.length;
    return isSame ? { shared: made } : { other: made };
  };

  /**
   * Simultaneous requests for a page share one rendering; a redirect that passes the query on is built for each query.
   */
  const find = async (key: string, facts: RequestFacts, visit: Visit): Promise<MadePage> => {
    const forAll = { ...visit, search: { ...visit.search, asked: '' } };
    const found = await cache.get(key, () => renderShared(facts, forAll));
    const made = 'other' in found ? found.other : found;
    return 'kind' in made && visit.search.asked !== '' ? render(facts, visit) : made;
  };

  return async (request, facts, formAnswer) => {
    const { target } = facts;
    const meta = readSiteMeta(facts, config.tenant, new Date(parts.now()));
    const { cookie: cookieHeader, 'user-agent': userAgent } = request.headers;
    const { measuring, cookies: own } = measuringOf(request, facts);
    const due = warningDue({ meta, tenant: config.tenant, cookieHeader, userAgent });
    const search = parts.readSearch(target.path, target.search);
    const key = formAnswer ? null : sharedPageKey(facts, meta, search, measuring, due);
    // A redirect that passes the query on passes it in its own order.
    const asked = search.read === target.search ? '' : target.search;
    const visit: Visit = {
      search: { read: search.read, asked },
      due,
      measuring,
    };
    const page = await (key === null ? render(facts, visit, formAnswer) : find(key, facts, visit));
    if ('kind' in page) return { ...page, cookies: [...(page.cookies ?? []), ...own] };
    const nonce = randomBytes(16).toString('base64url');
    return {
      kind: 'html',
      status: page.status,
      nonce,
      html: fillPage(page.pieces, { nonce, client: facts.client, address: target.path + target.search }),
      isPrivate: key === null || page.status !== 200 || Boolean(page.cookies?.length),
      // The variants' own cookies go beside a shared page, never into it.
      cookies: [...(page.cookies ?? []), ...own],
    };
  };

  /** Whether the visit is measured, in which variants it is shown the tests, and the cookies that remember those. */
  function measuringOf(
    request: IncomingMessage,
    facts: RequestFacts,
  ): { readonly measuring: Measuring; readonly cookies: readonly string[] } {
    const consent = readConsent(request.headers);
    const { variants, cookies } = chooseVariants(
      parts.experiments,
      {
        cookieHeader: request.headers.cookie,
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
