import { randomBytes } from 'node:crypto';
import { gateDocument } from '../health-warning/gate-document.ts';
import type { Locks } from '../lock/unlock.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import type { MadePage, PageRedirect, Visit } from './made-page.ts';
import type { MemberPage } from './member-pages.ts';
import type { SharedPage } from './page-cache.ts';
import { type PageDocument, pageDocument, type SharedDocument } from './page-document.ts';
import type { RequestedVisit } from './read-visit.ts';

/** The answer to a page request; `cookies` are Set-Cookie values of this answer alone. */
export type PageAnswer =
  /** May differ from person to person. */
  | { readonly kind: 'own'; readonly document: PageDocument; readonly cookies: readonly string[] }
  | SharedAnswer
  | (MemberPage & { readonly cookies: readonly string[] })
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

export interface PageAnswerParts {
  readonly config: ServerConfig;
  readonly locks: Pick<Locks, 'cover'>;
  /** Paths of the brand's font files. */
  readonly fonts: readonly string[];
}

/** The visit that a page is rendered from; the scripts of one that may be sent again have no nonce. */
export function visitOf(
  { search, due, measuring }: RequestedVisit,
  { target }: RequestFacts,
  isSentAgain: boolean,
): Visit {
  // A redirect that passes the query on passes it in its own order.
  const requested = search.read === target.search ? '' : target.search;
  const nonce = isSentAgain ? null : randomBytes(16).toString('base64url');
  return { search: { read: search.read, requested }, due, measuring, nonce };
}

/**
 * The answer that a page is sent as; the variants' own cookies go beside a shared page, never into it. A locked session is
 * shown the page that unlocks it, whatever it requested.
 */
export async function answerOf(
  { config, fonts, locks }: PageAnswerParts,
  page: MadePage | SharedPage | MemberPage,
  { cookies: own, isForEdge }: RequestedVisit,
  facts: RequestFacts,
): Promise<PageAnswer> {
  switch (page.kind) {
    case 'redirect':
      return { ...page, cookies: [...page.cookies, ...own] };
    case 'shared':
      return { ...page, cookies: own, isForEdge };
    case 'covered': {
      const { prefix, target } = facts;
      const html = gateDocument(config.tenant, page.region, prefix + target.path + target.search, fonts);
      return { kind: 'own', document: pageDocument(html, { status: page.status, nonce: null }), cookies: own };
    }
    case 'document':
      return { kind: 'own', document: page.document, cookies: [...page.document.cookies, ...own] };
    case 'stitched':
      return { ...page, cookies: own };
    case 'locked':
      return { kind: 'own', document: await locks.cover(facts), cookies: [] };
  }
}
