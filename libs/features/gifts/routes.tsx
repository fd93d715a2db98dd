import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

const queries = againWhenReachable(() => import('./queries.ts'));

export const giftsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/gift',
      validateSearch: rawSearch,
      loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).giftPageQuery),
    }).update(lazyPage(() => import('./screens/gift-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/gift/thanks',
      validateSearch: rawSearch,
      staticData: { isPaymentReturn: true },
    }).update(lazyPage(() => import('./screens/gift-thanks-page.tsx'))),
    createRoute({ getParentRoute: () => parent, path: '/gift/card', validateSearch: rawSearch }).update(
      lazyPage(() => import('./screens/gift-card-page.tsx')),
    ),
    createRoute({ getParentRoute: () => parent, path: '/redeem', validateSearch: rawSearch }).update(
      lazyPage(() => import('./screens/redeem-page.tsx')),
    ),
  ] as const;
