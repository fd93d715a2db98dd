import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { listPageOf, requireOwnList } from '@network/core/routing/own-list.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

export const noticesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/notices',
      validateSearch: rawSearch,
      beforeLoad: requireOwnList,
      loaderDeps: listPageOf,
      // Its query is no part of the first bundle of every page.
      loader: async ({ context, deps }) => (await import('./queries.ts')).loadNotices(context, deps.page),
    }).update(lazyPage(() => import('./screens/notices-page.tsx'))),
  ] as const;
