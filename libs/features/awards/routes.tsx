import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { AwardsPageDocument } from './api/awards-page.generated.ts';
import { type AwardsSearch, awardsPageSize, lastAwardsPage, readAwardsSearch } from './awards-pages.ts';

/** One page of awards. */
export const awardsPageQuery = ({ page, result }: AwardsSearch, pageSize: number) =>
  operationQuery(AwardsPageDocument, {
    page,
    pageSize,
    result: result === null ? null : ({ won: 'WON', nominated: 'NOMINATED' } as const)[result],
  });

export const awardsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/awards',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        pageParameter(() => ({}), lastAwardsPage(navigation.context.tenant))(navigation);
        return { awards: readAwardsSearch(navigation.search) };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(awardsPageQuery(context.awards, awardsPageSize(context.tenant))),
    }).update(lazyPage(() => import('./screens/awards-page.tsx'))),
  ] as const;
