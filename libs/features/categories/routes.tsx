import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { CategoriesPageDocument } from './api/categories-page.generated.ts';

/** Every category of the tenant. */
export const categoriesPageQuery = operationQuery(CategoriesPageDocument);

export const categoriesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/categories',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(categoriesPageQuery),
    }).update(lazyPage(() => import('./screens/categories-page.tsx'))),
  ] as const;
