import { createRoute } from '@tanstack/react-router';
import { pageParameter, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { listPageOf, requireOwnList } from '@network/core/routing/own-list.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

const page = pageParameter();
// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-pages.ts'));

export const playlistsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/playlists',
      beforeLoad: requireSignIn,
      loader: async ({ context }) => (await loads()).loadPlaylists(context),
    }).update(lazyPage(() => import('./screens/playlists-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/playlists/$playlistId',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => requireOwnList(navigation),
      loaderDeps: listPageOf,
      loader: async ({ context, deps, params }) => (await loads()).loadPlaylist(context, params.playlistId, deps.page),
    }).update(lazyPage(() => import('./screens/playlist-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/lists/$token',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => page(navigation),
      loaderDeps: listPageOf,
      loader: async ({ context, deps, params }) => (await loads()).loadSharedPlaylist(context, params.token, deps.page),
    }).update(lazyPage(() => import('./screens/shared-playlist-page.tsx'))),
  ] as const;
