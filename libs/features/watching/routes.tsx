import { createRoute } from '@tanstack/react-router';
import { guards, pageParameter, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { historyQuery, laterQuery } from './queries.ts';

const guard = guards(requireSignIn, pageParameter());

export const watchingRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/history',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guard(navigation),
      loaderDeps: ({ search }) => ({ page: parsePage(search['page']) ?? 1 }),
      // Loaded each time: it changes while the person watches.
      loader: ({ context, deps }) => context.queryClient.fetchQuery({ ...historyQuery(deps.page), staleTime: 0 }),
    }).update(lazyPage(() => import('./screens/history-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/watch-later',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guard(navigation),
      loaderDeps: ({ search }) => ({ page: parsePage(search['page']) ?? 1 }),
      loader: ({ context, deps }) => context.queryClient.fetchQuery({ ...laterQuery(deps.page), staleTime: 0 }),
    }).update(lazyPage(() => import('./screens/later-page.tsx'))),
  ] as const;
