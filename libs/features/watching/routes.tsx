import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { listPageOf, requireOwnList } from '@network/core/routing/own-list.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

// Its queries are no part of the first bundle of every page.
const queries = againWhenReachable(() => import('./queries.ts'));

export const watchingRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/history',
      validateSearch: rawSearch,
      beforeLoad: requireOwnList,
      loaderDeps: listPageOf,
      // Loaded each time: it changes while the person watches.
      loader: async ({ context: { queryClient }, deps: { page } }) =>
        queryClient.fetchQuery({ ...(await queries()).historyQuery(page), staleTime: 0 }),
    }).update(lazyPage(() => import('./screens/history-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/watch-later',
      validateSearch: rawSearch,
      beforeLoad: requireOwnList,
      loaderDeps: listPageOf,
      loader: async ({ context: { queryClient }, deps: { page } }) =>
        queryClient.fetchQuery({ ...(await queries()).laterQuery(page), staleTime: 0 }),
    }).update(lazyPage(() => import('./screens/later-page.tsx'))),
  ] as const;
