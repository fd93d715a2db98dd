import type { QueryClient } from '@tanstack/react-query';
import { createRoute, notFound } from '@tanstack/react-router';
import { type Guard, guards, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { type AccountTab, accountTabOf } from './account-tabs.ts';
import { accountNoticesQuery, accountPageQuery, accountSecurityQuery, accountSessionsQuery } from './queries.ts';

/** A tab that would load in the browser would shift what is below it. Where only that fails, the page is shown without. */
function loadTab(queryClient: QueryClient, tab: AccountTab): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(accountPageQuery),
    queryClient.prefetchQuery(accountNoticesQuery),
    tab === 'overview' ? queryClient.prefetchQuery(membershipQuery) : null,
    tab === 'security' ? queryClient.ensureQueryData(accountSessionsQuery) : null,
    tab === 'security' ? queryClient.ensureQueryData(accountSecurityQuery) : null,
  ]);
}

/** A tab that the page does not have is no address. */
const requireTab: Guard = ({ params }) => {
  if (accountTabOf(params['section']) === null) throw notFound();
};

export const accountRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/account',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context: { queryClient } }) => {
        await loadTab(queryClient, 'overview');
      },
    }).update(lazyPage(() => import('./screens/account-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/$section',
      validateSearch: rawSearch,
      beforeLoad: guards(requireTab, requireSignIn),
      loader: async ({ context: { queryClient }, params: { section } }) => {
        await loadTab(queryClient, accountTabOf(section) ?? 'overview');
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
