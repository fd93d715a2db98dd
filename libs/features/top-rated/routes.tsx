import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { pageHref } from '../listing/page-href.ts';
import { TopRatedPageDocument } from './api/top-rated-page.generated.ts';

/** One page of the ranking. */
export const topRatedPageQuery = (page: number) => operationQuery(TopRatedPageDocument, { page });

/** The address of a page of the ranking. */
export const topRatedHref = (page: number): string => pageHref('/toprated', page);

export const topRatedRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/toprated',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        pageParameter()(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(topRatedPageQuery(context.page)),
    }).update(lazyPage(() => import('./screens/top-rated-page.tsx'))),
  ] as const;
