import { LRUCache } from 'lru-cache';
import type { ShownItems } from '../../personal/personal-fields.ts';
import type { CacheOutcome } from '../metrics.ts';
import type { CoveredPage, MadeDocument } from './made-page.ts';
import type { SharedDocument } from './page-document.ts';

/** A page that is the same for everybody of its key. */
export type SharedPage =
  | {
      readonly kind: 'shared';
      readonly document: SharedDocument;
      /** The page as it was rendered. It is sent again if nothing has changed. */
      readonly made: MadeDocument;
      /** The items that members may have marked; left out on visitors' pages. */
      readonly shown?: ShownItems;
    }
  | CoveredPage;

interface Entry {
  readonly page: SharedPage;
  readonly renderedAt: number;
  /** The number of purges before its rendering began. */
  readonly generation: number;
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

/**
 * Renders a page that may be cached, or says that this one may not. One that came to an error page (`isFailure`) is
 * worse than an older good one. `earlier` is the page as it was rendered before.
 */
export type RenderShared<Other> = (
  earlier: SharedPage | undefined,
) => Promise<{ readonly shared: SharedPage } | { readonly other: Other; readonly isFailure: boolean }>;

/** Shared pages, cached for a short time and rendered once for all requests in the meantime. */
export interface PageCache<Other> {
  readonly get: (key: string, render: RenderShared<Other>) => Promise<SharedPage | { readonly other: Other }>;
  /** The page of a key while it is fresh. */
  readonly peek: (key: string) => SharedPage | null;
  /** Has every page rendered again at its next request. The earlier page is only served if that fails. */
  readonly purge: () => void;
  /** Memory that the pages take. */
  readonly bytes: () => number;
}

/** A covered page is a few fields; a document is cached beside its compressed form. */
const bytesOf = (page: SharedPage): number => (page.kind === 'covered' ? 100 : page.document.html.length * 1.3);

export function createPageCache<Other>(
  policy: PageCachePolicy,
  now: () => number,
  onLookup: (outcome: CacheOutcome) => void = () => undefined,
): PageCache<Other> {
  const entries = new LRUCache<string, Entry>({
    maxSize: policy.maxBytes,
    maxEntrySize: 4 * 1_048_576,
    sizeCalculation: ({ page }, key) => Math.ceil(bytesOf(page) + key.length + 1),
  });
  const underWay = new Map<string, ReturnType<RenderShared<Other>>>();

  let generation = 0;

  const renderOnce = (key: string, render: RenderShared<Other>) => {
    // A rendering that began before a purge may show what was published before it.
    const begun = generation;
    const running = `${begun} ${key}`;
    const earlier = underWay.get(running);
    if (earlier) return earlier;
    const rendering = render(entries.peek(key)?.page)
      .then((result) => {
        const isOutdated = (entries.peek(key)?.generation ?? 0) > begun;
        if ('shared' in result && !isOutdated)
          entries.set(key, { page: result.shared, renderedAt: now(), generation: begun });
        return result;
      })
      .finally(() => underWay.delete(running));
    underWay.set(running, rendering);
    return rendering;
  };

  const ageOf = (entry: Entry | undefined) => (entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY);
  const isCurrent = (entry: Entry | undefined): entry is Entry => entry?.generation === generation;

  return {
    bytes: () => entries.calculatedSize,
    peek: (key) => {
      const entry = entries.get(key);
      if (!isCurrent(entry) || ageOf(entry) >= policy.freshMs) return null;
      onLookup('fresh');
      return entry.page;
    },
    purge: () => {
      generation += 1;
    },
    get: async (key, render) => {
      const entry = entries.get(key);
      const age = ageOf(entry);
      if (isCurrent(entry) && age < policy.staleMs) {
        onLookup(age < policy.freshMs ? 'fresh' : 'stale');
        // A failure in the background is logged by the renderer.
        if (age >= policy.freshMs) renderOnce(key, render).catch(() => undefined);
        return entry.page;
      }
      onLookup('missing');
      const isUsable = entry !== undefined && age < policy.staleOnErrorMs;
      try {
        const result = await renderOnce(key, render);
        if ('shared' in result) return result.shared;
        return isUsable && result.isFailure ? entry.page : { other: result.other };
      } catch (error) {
        if (isUsable) return entry.page;
        throw error;
      }
    },
  };
}
