import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { listPageOf, requireOwnList } from '@network/core/routing/own-list.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

// Its query is no part of the first bundle of every page.
const queries = againWhenReachable(() => import('./queries.ts'));

export const noticesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/notices',
      validateSearch: rawSearch,
      beforeLoad: requireOwnList,
      loaderDeps: listPageOf,
      loader: async ({ context, deps }) => (await queries()).loadNotices(context, deps.page),
    }).update(lazyPage(() => import('./screens/notices-page.tsx'))),
  ] as const;
