import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

export const requestsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/casting',
      validateSearch: rawSearch,
    }).update(lazyPage(() => import('./screens/casting-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/support',
      validateSearch: rawSearch,
    }).update(lazyPage(() => import('./screens/support-page.tsx'))),
  ] as const;
