import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { inSpan } from '@network/server/tracing/span.ts';
import { countRefusedRender, countRender } from '../metrics.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { retryOf } from '../send-unavailable.ts';
import { awayDocument } from './away-document.ts';
import type { MadePage, Visit } from './made-page.ts';
import { createMakePage } from './make-page.ts';
import type { PageRequest } from './page-calls.ts';
import { pageDocument } from './page-document.ts';
import type { MakePageParts } from './page-making.ts';
import { processRenderPlaces, type RenderPlaces, type RenderShare } from './render-places.ts';

/** Renders pages where there is a place for them. */
export interface PageRenderer {
  /** Makes a page, or the one that says at once that there is no place; `share` is that of the request when left out. */
  readonly render: (
    facts: RequestFacts,
    visit: Visit,
    request?: PageRequest & { readonly share?: RenderShare },
  ) => Promise<MadePage>;
  /** Is called with a session that the gateway has confirmed. Its next page has a member's place. */
  readonly rememberSession: (sessionId: string) => void;
}

export interface PageRendererParts extends Omit<MakePageParts, 'rememberSession'> {
  /** The places for rendering; those of the process when left out. */
  readonly places?: RenderPlaces;
}

/** Sessions that the gateway confirmed recently. One that was dropped is confirmed again. */
const CONFIRMED_SESSIONS = { max: 20_000, ttl: 30 * 60_000 } as const;

export function createPageRenderer(parts: PageRendererParts): PageRenderer {
  const { config } = parts;
  const brand = config.tenant.id;
  const places = parts.places ?? processRenderPlaces(config.renderLimits);
  const confirmed = new LRUCache<string, true>({ ...CONFIRMED_SESSIONS, perf: { now: parts.now } });
  const rememberSession = (id: string): void => void confirmed.set(id, true);
  const makePage = createMakePage({ ...parts, rememberSession });

  const shareOf = ({ sessionId }: RequestFacts): RenderShare => {
    if (sessionId === null) return 'visitor';
    return confirmed.has(sessionId) ? 'member' : 'arriving';
  };

  return {
    rememberSession,
    render: async (facts, visit, { formAnswer, share = shareOf(facts), earlier } = {}) => {
      const place = await places.enter(share, facts.origin.address);
      if (typeof place === 'string') {
        countRefusedRender(brand, share, place);
        const retry = retryOf('GET', { path: facts.prefix + facts.target.path, search: visit.search.read });
        const html = awayDocument(config.tenant, 'busy', retry);
        return { kind: 'document', document: pageDocument(html, { status: 503, nonce: visit.nonce }) };
      }
      const began = performance.now();
      try {
        // Pending input is read first: pages are rendered on the same thread that answers everything else.
        await nextTurn();
        return await inSpan('render page', { attributes: { brand, share } }, () =>
          makePage(facts, visit, { formAnswer, earlier }),
        );
      } finally {
        countRender(brand, share, (performance.now() - began) / 1_000);
        place();
      }
    },
  };
}
