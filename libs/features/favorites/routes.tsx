import { createRoute } from '@tanstack/react-router';
import { guards, pageParameter, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { channelsQuery, externalQuery, overviewQuery, performersQuery, fetchFresh, videosQuery } from './queries.ts';

/** An invalid page leaves with the rest of the query, as on /channels. */
const page = pageParameter(() => ({}));

const pageOf = (search: RawSearch) => ({ page: parsePage(search['page']) ?? 1 });

export const favoritesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => requireSignIn(navigation),
      loader: ({ context }) => fetchFresh(context, overviewQuery),
    }).update(lazyPage(() => import('./screens/overview-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, page)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => fetchFresh(context, videosQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos/external',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => requireSignIn(navigation),
      loader: ({ context }) => fetchFresh(context, externalQuery),
    }).update(lazyPage(() => import('./screens/external-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/performers',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, page)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => fetchFresh(context, performersQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/performers-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/channels',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => page(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      // A visitor has none to load: they see the prompt to sign in.
      loader: ({ context, deps }) =>
        context.session.isAuthenticated ? fetchFresh(context, channelsQuery(deps.page)) : null,
    }).update(lazyPage(() => import('./screens/channels-page.tsx'))),
  ] as const;
