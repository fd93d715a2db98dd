import type { FetchQueryOptions } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { guards, pageParameter, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { listPageOf } from '@network/core/routing/own-list.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import type * as Queries from './queries.ts';

/** An invalid page leaves with the rest of the query, as on /channels. */
const page = pageParameter(() => ({}));

/** They are no part of the first bundle of every page. */
const loadQueries = againWhenReachable(() => import('./queries.ts'));

/** Loads a list each time it is opened. */
async function fetchList<Data>(
  context: Pick<RouterContext, 'queryClient'>,
  queryOf: (queries: typeof Queries) => FetchQueryOptions<Data>,
): Promise<Data> {
  const queries = await loadQueries();
  return queries.fetchFresh(context, queryOf(queries));
}

export const favoritesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: ({ context }) => fetchList(context, ({ overviewQuery }) => overviewQuery),
    }).update(lazyPage(() => import('./screens/overview-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, page)(navigation),
      loaderDeps: listPageOf,
      loader: ({ context, deps }) => fetchList(context, ({ videosQuery }) => videosQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos/external',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: ({ context }) => fetchList(context, ({ externalQuery }) => externalQuery),
    }).update(lazyPage(() => import('./screens/external-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/performers',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, page)(navigation),
      loaderDeps: listPageOf,
      loader: ({ context, deps }) => fetchList(context, ({ performersQuery }) => performersQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/performers-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/channels',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => page(navigation),
      loaderDeps: listPageOf,
      // A visitor has none to load: they see the prompt to sign in.
      loader: ({ context, deps }) =>
        context.session.isAuthenticated ? fetchList(context, ({ channelsQuery }) => channelsQuery(deps.page)) : null,
    }).update(lazyPage(() => import('./screens/channels-page.tsx'))),
  ] as const;
