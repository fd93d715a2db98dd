import { createRoute } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { ONE_CLICK_PATH } from './upsell/one-click-path.ts';

/** Not in other pages' bundles: few addresses redirect or track. */
const loaders = againWhenReachable(() => import('./loaders.ts'));

/** The pages that partners lead back to. */
const upsellEnd = (parent: AppRootRoute, path: '/_upsell_signupsuccess' | '/_upsell_signupdenial', status: boolean) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: rawSearch,
    staticData: { isNeverCovered: true },
    loaderDeps: ({ search }) => ({ purchase: search['purchase'] }),
    loader: async (navigation) => (await loaders()).endUpsell(navigation, status, navigation.deps),
  }).update(
    status
      ? lazyPage(() => import('./screens/upsell-success-page.tsx'))
      : lazyPage(() => import('./screens/upsell-denial-page.tsx')),
  );

export const dealsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/deals',
      validateSearch: rawSearch,
      loaderDeps: ({ search }) => ({ confirmation: search['confirmation'] }),
      loader: async ({ context, deps }) => (await loaders()).loadDeals(context, deps),
    }).update(lazyPage(() => import('./screens/deals-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/offers',
      validateSearch: rawSearch,
      beforeLoad: async (navigation) => {
        requireSignIn(navigation);
        await (await loaders()).skipOffers(navigation.context, navigation.search);
      },
      loader: async ({ context }) => (await loaders()).loadOffers(context),
    }).update(lazyPage(() => import('./screens/offers-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/cams',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loaderDeps: ({ search }) => search,
      loader: async (navigation) => (await loaders()).goToCams(navigation, navigation.deps),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: ONE_CLICK_PATH,
      validateSearch: rawSearch,
      loaderDeps: ({ search }) => search,
      loader: async (navigation) => (await loaders()).goToUpsell(navigation, navigation.deps),
    }),
    upsellEnd(parent, '/_upsell_signupsuccess', true),
    upsellEnd(parent, '/_upsell_signupdenial', false),
  ] as const;
