import { LRUCache } from 'lru-cache';
import type { PagePieces } from './page-markers.ts';

/** A page that is the same for every visitor of its key. */
export interface SharedPage {
  readonly status: number;
  readonly pieces: PagePieces;
  /** Set-Cookie values; a page with any is not cached. */
  readonly cookies?: readonly string[];
}

interface Entry {
  readonly page: SharedPage;
  readonly renderedAt: number;
}

/** Durations in milliseconds. */
export interface PageCachePolicy {
  /** Served as it is. */
  readonly freshMs: number;
  /** Served at once, and rendered again in the background. */
  readonly staleMs: number;
  /** Served when the page can't be rendered, so that visitors don't notice that the gateway is down. */
  readonly staleOnErrorMs: number;
  readonly maxBytes: number;
}

export const PAGE_CACHE_POLICY: PageCachePolicy = {
  freshMs: 10_000,
  staleMs: 60_000,
  staleOnErrorMs: 6 * 3_600_000,
  maxBytes: 64 * 1_048_576,
};

/** Renders a page that may be cached, or says that this one may not. */
export type RenderShared<Other> = () => Promise<{ readonly shared: SharedPage } | { readonly other: Other }>;

/** Visitors' pages, cached for a short time and rendered once for all requests in the meantime. */
export interface PageCache<Other> {
  readonly get: (key: string, render: RenderShared<Other>) => Promise<SharedPage | { readonly other: Other }>;
}

export function createPageCache<Other>(policy: PageCachePolicy, now: () => number): PageCache<Other> {
  const entries = new LRUCache<string, Entry>({
    maxSize: policy.maxBytes,
    maxEntrySize: 4 * 1_048_576,
    sizeCalculation: ({ page }, key) => page.pieces.reduce((sum, piece) => sum + piece.length, key.length + 1),
  });
  const underWay = new Map<string, ReturnType<RenderShared<Other>>>();

  const renderOnce = (key: string, render: RenderShared<Other>) => {
    const earlier = underWay.get(key);
    if (earlier) return earlier;
    const rendering = render()
      .then((result) => {
        if ('shared' in result) entries.set(key, { page: result.shared, renderedAt: now() });
        return result;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };

  return {
    get: async (key, render) => {
      const entry = entries.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (entry && age < policy.staleMs) {
        // A failure in the background is logged by the renderer.
        if (age >= policy.freshMs) renderOnce(key, render).catch(() => undefined);
        return entry.page;
      }
      const isKept = entry !== undefined && age < policy.staleOnErrorMs;
      try {
        const result = await renderOnce(key, render);
        if ('shared' in result) return result.shared;
        return isKept && isFailure(result.other) ? entry.page : { other: result.other };
      } catch (error) {
        if (isKept) return entry.page;
        throw error;
      }
    },
  };
}

/** A rendering that came to an error page is worse than an older good one. */
function isFailure(other: unknown): boolean {
  return typeof other === 'object' && other !== null && 'status' in other && Number(other.status) >= 500;
}
