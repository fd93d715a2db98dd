import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

export const legalRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/terms',
    }).update(lazyPage(() => import('./screens/terms-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/privacy',
    }).update(lazyPage(() => import('./screens/privacy-page.tsx'))),
    // Safety shows the privacy page's content.
    createRoute({
      getParentRoute: () => parent,
      path: '/safety',
    }).update(lazyPage(() => import('./screens/privacy-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/removal',
      validateSearch: rawSearch,
    }).update(lazyPage(() => import('./screens/removal-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/2257',
    }).update(lazyPage(() => import('./screens/compliance-page.tsx'))),
  ] as const;
