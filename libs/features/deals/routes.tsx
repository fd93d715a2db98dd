import { createRoute, redirect } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { serverSideOf } from '@network/core/routing/server-side.ts';
import { CamsPersonDocument } from './api/cams-person.generated.ts';
import { OffersTeaserDocument } from './api/offers-teaser.generated.ts';
import { ONE_CLICK_PATH, readOneClick } from './upsell/one-click-address.ts';
import { carouselQuery, listingQuery, offersQuery, trackingQuery } from './queries.ts';
import { nextTarget } from './next-target.ts';
import { askCams } from './upsell/ask-cams.ts';
import { upsellCookie } from './upsell/upsell-cookies.ts';

/** The pages that partners lead back to (R54). */
const upsellEnd = (parent: AppRootRoute, path: '/_upsell_signupsuccess' | '/_upsell_signupdenial', status: boolean) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: rawSearch,
    loader: async ({ context, location, preload }) => {
      const server = serverSideOf({ context, location, preload });
      if (server === null) return;
      const [tracked] = await Promise.all([
        context.queryClient.ensureQueryData(trackingQuery(status)),
        context.queryClient.ensureQueryData(listingQuery),
      ]);
      server.keepCookie(upsellCookie(status, tracked.redirectUrl));
    },
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
      loader: async ({ context, deps }) => {
        const { queryClient, tenant } = context;
        const { readDealsConfirmation } = await import('./upsell/read-deals-confirmation.ts');
        const [asked] = await Promise.all([
          readDealsConfirmation(deps, tenant, transportOf(queryClient)),
          queryClient.ensureQueryData(listingQuery),
          queryClient.ensureQueryData(carouselQuery),
        ]);
        return asked;
      },
    }).update(lazyPage(() => import('./screens/deals-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/offers',
      validateSearch: rawSearch,
      beforeLoad: async (asked) => {
        requireSignIn(asked);
        const { context, search } = asked;
        if (!context.session.ability.can('see', 'promotionalTeaser')) return;
        const data = await context.queryClient.fetchQuery({ ...operationQuery(OffersTeaserDocument), staleTime: 0 });
        if (data.findOneUserProfile?.state.modals.teaserViewed) return;
        throw redirect({ href: nextTarget(search['next'], context.tenant), statusCode: 302 });
      },
      loader: ({ context }) => context.queryClient.ensureQueryData(offersQuery),
    }).update(lazyPage(() => import('./screens/offers-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/cams',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loaderDeps: ({ search }) => search,
      loader: async ({ context, location, preload, deps }) => {
        const server = serverSideOf({ context, location, preload });
        if (server === null) return;
        const person = await context.queryClient.ensureQueryData(operationQuery(CamsPersonDocument));
        const url = await askCams(server, context.tenant, deps, person.findOneUserProfile?.email ?? '');
        throw redirect({ href: url, statusCode: 302, reloadDocument: true });
      },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: ONE_CLICK_PATH,
      validateSearch: rawSearch,
      loaderDeps: ({ search }) => search,
      loader: async ({ context, location, preload, deps }) => {
        const server = serverSideOf({ context, location, preload });
        if (server === null) return;
        const { runOutgoingUpsell } = await import('./upsell/run-outgoing-upsell.ts');
        const address = readOneClick(deps);
        // A page elsewhere can lead here in somebody's name: only a click on our own page confirms.
        const confirmed = address.confirmed && !server.isFromElsewhere;
        const execute = transportOf(context.queryClient);
        const url = await runOutgoingUpsell(execute, context.tenant, { ...address, confirmed });
        throw redirect({ href: url, statusCode: 302, reloadDocument: true });
      },
    }),
    upsellEnd(parent, '/_upsell_signupsuccess', true),
    upsellEnd(parent, '/_upsell_signupdenial', false),
  ] as const;
