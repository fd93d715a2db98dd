import { createRoute, notFound } from '@tanstack/react-router';
import { type Guard, guards, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { accountTabOf } from './account-tabs.ts';

// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-tab.ts'));

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
        await (await loads()).loadTab(queryClient, 'overview');
      },
    }).update(lazyPage(() => import('./screens/account-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/$section',
      validateSearch: rawSearch,
      beforeLoad: guards(requireTab, requireSignIn),
      loader: async ({ context: { queryClient }, params: { section } }) => {
        await (await loads()).loadTab(queryClient, accountTabOf(section) ?? 'overview');
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
