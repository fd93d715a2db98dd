import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { WallPageDocument } from './api/wall-page.generated.ts';

/** One page of the wall. */
export const wallPageQuery = (page: number) => operationQuery(WallPageDocument, { page });

export const wallRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/wall',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        pageParameter()(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(wallPageQuery(context.page)),
    }).update(lazyPage(() => import('./screens/wall-page.tsx'))),
  ] as const;
