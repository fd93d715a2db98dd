import { createRoute } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';

// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-pages.ts'));

export const membershipRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/subscription-status',
      validateSearch: rawSearch,
      staticData: { isPaymentReturn: true },
      beforeLoad: requireSignIn,
      loader: ({ context }) => context.queryClient.ensureQueryData(membershipQuery),
    }).update(lazyPage(() => import('./screens/status-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/payment',
      validateSearch: rawSearch,
      staticData: { isPaymentReturn: true },
      beforeLoad: requireSignIn,
      loader: async ({ context }) => (await loads()).loadPayment(context),
    }).update(lazyPage(() => import('./screens/payment-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/cancel',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context, location }) => (await loads()).loadCancellation(context, location.search),
    }).update(lazyPage(() => import('./screens/cancel-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/pause',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context }) => (await loads()).loadMemberships(context),
    }).update(lazyPage(() => import('./screens/pause-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/plan',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context }) => (await loads()).loadMemberships(context),
    }).update(lazyPage(() => import('./screens/plan-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/upgrade',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context }) => (await loads()).loadUpgrade(context),
    }).update(lazyPage(() => import('./screens/upgrade-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/account/receipts/$id',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context, params: { id = '' } }) => (await loads()).loadReceipt(context, id),
    }).update(lazyPage(() => import('./screens/receipt-page.tsx'))),
  ] as const;
