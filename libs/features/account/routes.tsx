import { createRoute } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { accountNoticesQuery, accountPageQuery, accountSessionsQuery } from './queries.ts';

export const accountRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/account',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context: { queryClient } }) => {
        await Promise.all([
          queryClient.ensureQueryData(accountPageQuery),
          queryClient.ensureQueryData(accountSessionsQuery),
          // Sections that load in the browser would shift everything below. If this fails, the page is shown without.
          queryClient.prefetchQuery(membershipQuery),
          queryClient.prefetchQuery(accountNoticesQuery),
        ]);
      },
    }).update(lazyPage(() => import('./screens/account-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/sign-out',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
    }).update(lazyPage(() => import('./screens/sign-out-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/parent-redirect',
      validateSearch: rawSearch,
    }).update(lazyPage(() => import('./screens/parent-redirect-page.tsx'))),
  ] as const;
