import { LRUCache } from 'lru-cache';
import type { RequestFacts } from '../request/request-facts.ts';
import type { MadeDocument, MadePage, Visit } from './made-page.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Pages about one person, such as those of the account. */
export interface OwnPages {
  /** The page of a visitor's key for the session of a request, as it is now. */
  readonly find: (key: string, facts: RequestFacts, visit: Visit) => Promise<MadePage>;
}

/** The most bytes of HTML that are stored. The compressed copies take about a quarter more. */
const MOST_BYTES = 32 * 1_048_576;

/**
 * Stores pages that are about their person, each for the session it was made for. The person, their rights and all that
 * the page shows are read again for every request; only the rendering is spared where none of it has changed.
 */
export function createOwnPages(render: PageRenderer['render']): OwnPages {
  const pages = new LRUCache<string, MadeDocument>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ document }, key) => document.html.length + key.length + 1,
  });
  return {
    find: async (key, facts, visit) => {
      const own = `${facts.sessionId}\n${key}`;
      const made = await render(facts, visit, { earlier: pages.get(own) });
      if (made.kind === 'document' && made.origin) pages.set(own, made);
      else pages.delete(own);
      return made;
    },
  };
}
