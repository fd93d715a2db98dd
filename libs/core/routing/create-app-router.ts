import {
  type AnyRoute,
  type AnyRouter,
  createRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type Router,
  type RouterConstructorOptions,
  type RouterHistory,
} from '@tanstack/react-router';
import { pagePrefix } from '../i18n/language.ts';
import { lastBoundary, type LastPage } from './last-boundary.tsx';
import type { ReadPageSearch } from './page-search.ts';
import { loadDocumentsWhenReachable } from './document-navigation.ts';
import { browserLeaving, isKnown, loadPagesLater } from './later-pages.ts';
import { browserSurroundings, changePagesSoftly } from './page-transition.ts';
import { dehydratePage, packedQueries, type PageState } from './page-state.ts';
import { untilReachable } from './reachable.ts';
import type { RouterContext } from './router-context.ts';
import { restoresScroll } from './scroll-restoration.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** The parts that browser and server implement differently. */
export type PageSide =
  | {
      readonly context: RouterContext;
      /** The nonce of this response's Content-Security-Policy; null for a page that visitors share. */
      readonly nonce: string | null;
    }
  /** A browser knows the context once it has read the server's state. */
  | { readonly contextFrom: (state: PageState) => RouterContext };

/** The choices of the composition root. */
export interface AppRouterParts<Tree extends AnyRoute> {
  readonly routeTree: Tree;
  readonly defaultErrorComponent: ErrorRouteComponent;
  readonly defaultNotFoundComponent: NotFoundRouteComponent;
  /** The document in the place of one that failed as a whole; when left out, it is the router's own. */
  readonly lastPage?: LastPage;
  /** Completes the tree; when left out, it is complete. */
  readonly loadPages?: () => Promise<void>;
  /** What its pages read of their addresses; when left out, they get whole queries. */
  readonly readSearch?: ReadPageSearch;
}

/** A router with the rules of every page: case-sensitive paths, plain search parameters, state from the server. */
export function createAppRouter<Tree extends AnyRoute>(parts: AppRouterParts<Tree>, side: PageSide): Router<Tree> {
  let complete = async (): Promise<void> => undefined;
  const hydrate = (state: PageState): Promise<void> | undefined => {
    if ('contextFrom' in side) router.update({ context: side.contextFrom(state) } as never);
    // Without their code the page of the server stays as it is: it can be read, and its links and forms load documents.
    return isKnown(router) ? undefined : complete().catch(() => new Promise<never>(() => undefined));
  };
  const router: Router<Tree> = createRouter({
    routeTree: parts.routeTree,
    basepath: pagePrefix(),
    // Every route tree of the product has this context: its root is made by createAppRootRoute.
    context: 'context' in side ? side.context : undefined,
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    scrollRestoration: 'contextFrom' in side ? restoresScroll(() => globalThis.location.href) : true,
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: parts.defaultErrorComponent,
    defaultNotFoundComponent: parts.defaultNotFoundComponent,
    ...(parts.lastPage && { disableGlobalCatchBoundary: true, InnerWrap: lastBoundary(parts.lastPage) }),
    serializationAdapters: [packedQueries],
    // A browser's bundle has no code that writes the state of a page.
    ...(import.meta.env.SSR && 'context' in side
      ? { dehydrate: () => dehydratePage(side.context), ...(side.nonce === null ? {} : { ssr: { nonce: side.nonce } }) }
      : { hydrate }),
  } as unknown as RouterConstructorOptions<Tree, 'never', false, RouterHistory, Record<string, unknown>>);
  if (parts.readSearch) readAddresses(router, parts.readSearch);
  if ('contextFrom' in side) {
    changePagesSoftly(router, browserSurroundings());
    loadDocumentsWhenReachable(router, untilReachable);
    if (parts.loadPages) {
      complete = loadPagesLater(router, parts.loadPages, browserLeaving());
      // The next step tries again.
      addEventListener('load', () => void complete().catch(() => undefined));
    }
  }
  return router;
}

/**
 * Gives pages the parameters that they read and no others, on both sides alike: the server renders one page for every
 * spelling of an address, and the browser, whose address stays as requested, must not have to render again.
 */
function readAddresses(router: AnyRouter, readSearch: ReadPageSearch): void {
  const { parseLocation } = router;
  router.parseLocation = (location, previous) =>
    parseLocation(
      { ...location, search: readSearch(location.pathname.slice(pagePrefix().length), location.search).read },
      previous,
    );
  // The router has read its first address already.
  if (!router.history) return;
  // Read without it: of two queries that differ in their order alone the router prefers the previous one.
  router.latestLocation = router.parseLocation(router.history.location);
  router.stores.location.set(router.latestLocation);
}
