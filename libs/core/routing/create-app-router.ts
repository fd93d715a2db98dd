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
import type { ReadPageSearch } from './page-search.ts';
import { browserSurroundings, changePagesSoftly } from './page-transition.ts';
import { dehydratePage, packedQueries, type PageState } from './page-state.ts';
import type { RouterContext } from './router-context.ts';
import { restoresScroll } from './scroll-restoration.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** The parts that browser and server implement differently. */
export type PageSide =
  | {
      readonly context: RouterContext;
      /** Of this response's Content-Security-Policy; null for a page that visitors share. */
      readonly nonce: string | null;
    }
  /** In a browser the context is known once the server's state has been read. */
  | { readonly contextFrom: (state: PageState) => RouterContext };

/** The choices of the composition root. */
export interface AppRouterParts<Tree extends AnyRoute> {
  readonly routeTree: Tree;
  readonly defaultErrorComponent: ErrorRouteComponent;
  readonly defaultNotFoundComponent: NotFoundRouteComponent;
  /** What its pages read of their addresses; when left out, they get whole queries. */
  readonly readSearch?: ReadPageSearch;
}

/** A router with the rules of every page: case-sensitive paths, plain search parameters, state from the server. */
export function createAppRouter<Tree extends AnyRoute>(parts: AppRouterParts<Tree>, side: PageSide): Router<Tree> {
  const hydrate = (state: PageState): void => {
    if ('contextFrom' in side) router.update({ context: side.contextFrom(state) } as never);
  };
  const router: Router<Tree> = createRouter({
    routeTree: parts.routeTree,
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
    serializationAdapters: [packedQueries],
    ...('context' in side
      ? { dehydrate: () => dehydratePage(side.context), ...(side.nonce === null ? {} : { ssr: { nonce: side.nonce } }) }
      : { hydrate }),
  } as unknown as RouterConstructorOptions<Tree, 'never', false, RouterHistory, Record<string, unknown>>);
  if (parts.readSearch) readAddresses(router, parts.readSearch);
  if ('contextFrom' in side) changePagesSoftly(router, browserSurroundings());
  return router;
}

/**
 * Gives pages the parameters that they read and no others, on both sides alike: the server renders one page for every
 * spelling of an address, and the browser, whose address stays as requested, must not have to render again.
 */
function readAddresses(router: AnyRouter, readSearch: ReadPageSearch): void {
  const { parseLocation } = router;
  router.parseLocation = (location, previous) =>
    parseLocation({ ...location, search: readSearch(location.pathname, location.search).read }, previous);
  // The router has read its first address already.
  if (!router.history) return;
  router.updateLatestLocation();
  router.stores.location.set(router.latestLocation);
}
