import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
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
      head: ({ match, loaderData }) => {
        const t = messagesOf(heads);
        const names = loaderData?.categories.map(({ name }) => name) ?? [];
        const brand = match.context.tenant.name;
        return pageHead(match.context, {
          title: t('categories.title', { brand }),
          description: t('categories.description', { brand, names: names.join(', ') }),
          keywords: names,
          canonicalPath: '/categories',
        });
      },
      component: screen(() => import('./screens/categories-page.tsx')),
    }),
  ] as const;
