import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { WallPageDocument } from './api/wall-page.generated.ts';
import { readWallSearch, type WallSearch } from './wall-search.ts';

/** One page of the wall. */
export const wallPageQuery = ({ page, curator }: WallSearch) => operationQuery(WallPageDocument, { page, curator });

export const wallRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/wall',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        pageParameter()(navigation);
        return { wall: readWallSearch(navigation.search) };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(wallPageQuery(context.wall)),
    }).update(lazyPage(() => import('./screens/wall-page.tsx'))),
  ] as const;
