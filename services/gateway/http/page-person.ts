import { LRUCache } from 'lru-cache';
import type { AppAbility } from '@network/access/ability.ts';
import type { Viewer } from '@network/access/viewer.ts';
import type { SessionHolder, SessionOwner, SignedInPerson } from './request-context.ts';

/** The person of a call with their rights, each loaded on first use. */
export interface PersonOfCall {
  readonly sessionHolder: () => Promise<SessionHolder | null>;
  readonly sessionOwner: () => Promise<SessionOwner | null>;
  readonly person: () => Promise<SignedInPerson | null>;
  readonly viewer: () => Promise<Viewer>;
  readonly ability: () => Promise<AppAbility>;
}

/** The page that a call belongs to. */
export interface PageOfCall {
  /** The id that the brand server made up for one page. */
  readonly pageId: string;
  readonly sessionId: string;
  readonly tenantId: string;
}

/** The persons of pages that are being made. */
export interface PagePersons {
  /** The person of a page's earlier call, or the one of this call from now on. */
  readonly share: (page: PageOfCall, load: () => PersonOfCall) => PersonOfCall;
  /** The next call of that page loads its person again. */
  readonly forget: (page: PageOfCall) => void;
}

/** A page is made within this time (the brand server's deadline), so that no right outlives the page it was read for. */
const PAGE_MS = 5_000;
const MOST_PAGES = 2_000;

/**
 * Shares the person among the calls that make one page: session, person and rights are read once, and all of the page
 * is made by the same ones. Nothing is shared between pages: what ends a right takes effect on the next page or call.
 */
export function createPagePersons(now: () => number = Date.now): PagePersons {
  const pages = new LRUCache<string, PersonOfCall>({ max: MOST_PAGES, ttl: PAGE_MS, ttlResolution: 0, perf: { now } });
  const keyOf = ({ pageId, sessionId, tenantId }: PageOfCall): string => `${tenantId} ${sessionId} ${pageId}`;
  return {
    share: (page, load) => {
      const key = keyOf(page);
      const known = pages.get(key);
      if (known) return known;
      const loaded = load();
      const dropOnFailure =
        <T>(read: () => Promise<T>) =>
        (): Promise<T> =>
          read().catch((error: unknown) => {
            pages.delete(key);
            throw error;
          });
      const shared: PersonOfCall = {
        sessionHolder: dropOnFailure(loaded.sessionHolder),
        sessionOwner: dropOnFailure(loaded.sessionOwner),
        person: dropOnFailure(loaded.person),
        viewer: dropOnFailure(loaded.viewer),
        ability: dropOnFailure(loaded.ability),
      };
      pages.set(key, shared);
      return shared;
    },
    forget: (page) => void pages.delete(keyOf(page)),
  };
}
