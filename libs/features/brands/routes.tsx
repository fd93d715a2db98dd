import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { readSitePage } from './site-pages.ts';

// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-pages.ts'));

export const brandsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/brands',
      validateSearch: rawSearch,
      loader: async ({ context }) => (await loads()).loadBrands(context),
    }).update(lazyPage(() => import('./screens/brands-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/sites/$brand/$type',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => ({ requested: readSitePage(navigation) }),
      loaderDeps: ({ search }) => search,
      loader: async ({ context }) => (await loads()).loadSite(context, context.requested),
    }).update(lazyPage(() => import('./screens/site-page.tsx'))),
  ] as const;
