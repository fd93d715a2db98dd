import { createRoute } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';

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
  ] as const;
