import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

/** Not in other pages' bundles: only a payment leads here, and always as a document. */
const loaders = againWhenReachable(() => import('./loaders.ts'));

/** Private: the person may just have paid. */
const PAID = { isPaymentReturn: true } as const;
const PAYING = { ...PAID, isNeverCovered: true } as const;

export const welcomeRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/_signupsuccess',
      validateSearch: rawSearch,
      staticData: PAYING,
      loader: async (navigation) => (await loaders()).loadSuccess(navigation),
    }).update(lazyPage(() => import('./screens/welcome-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/_signup-extern/$biller',
      validateSearch: rawSearch,
      staticData: PAID,
      loader: async (navigation) => (await loaders()).loadExtern(navigation, navigation.params.biller),
    }).update(lazyPage(() => import('./screens/extern-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/_upgrademembership',
      validateSearch: rawSearch,
      staticData: PAYING,
      loader: async (navigation) => (await loaders()).loadUpgrade(navigation),
    }).update(lazyPage(() => import('./screens/upgrade-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/_upgradesuccess',
      validateSearch: rawSearch,
      staticData: PAID,
      loader: async (navigation) =>
        (await loaders()).returnFromUpgrade(navigation, { notification: 'upgradesuccess', fatr: 'true' }),
    }).update(lazyPage(() => import('./screens/upgrade-return-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/_upgradedenial',
      validateSearch: rawSearch,
      staticData: PAID,
      loader: async (navigation) => (await loaders()).returnFromUpgrade(navigation, { notification: 'upgradedenial' }),
    }).update(lazyPage(() => import('./screens/upgrade-return-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/_signupdenial',
      validateSearch: rawSearch,
      staticData: PAYING,
      loader: async (navigation) => (await loaders()).loadDenied(navigation),
    }).update(lazyPage(() => import('./screens/denied-page.tsx'))),
  ] as const;
