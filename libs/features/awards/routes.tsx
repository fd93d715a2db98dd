import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { AwardsPageDocument } from './api/awards-page.generated.ts';
import { awardsPageSize, lastAwardsPage } from './awards-pages.ts';

/** One page of awards. */
export const awardsPageQuery = (page: number, pageSize: number) =>
  operationQuery(AwardsPageDocument, { page, pageSize });

export const awardsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/awards',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        pageParameter(() => ({}), lastAwardsPage(navigation.context.tenant))(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(awardsPageQuery(context.page, awardsPageSize(context.tenant))),
    }).update(lazyPage(() => import('./screens/awards-page.tsx'))),
  ] as const;
