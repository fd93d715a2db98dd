import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { guards, pageParameter, validSlug } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { AngelPageDocument } from './api/angel-page.generated.ts';
import { AngelsPageDocument } from './api/angels-page.generated.ts';

/** Every angel of the tenant. */
export const angelsPageQuery = operationQuery(AngelsPageDocument);

/** An angel with one page of their films; `angel` is null when this tenant has no angel with that slug. */
export const angelPageQuery = (slug: string, page: number) =>
  operationQuery(AngelPageDocument, { slug, performers: [slug], page });

export const angelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/angels',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(angelsPageQuery),
    }).update(lazyPage(() => import('./screens/angels-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/angels/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        guards(validSlug('slug'), pageParameter())(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, params }) => {
        const data = await context.queryClient.ensureQueryData(angelPageQuery(params.slug, context.page));
        if (!data.angel) throw notFound();
        return data;
      },
    }).update(lazyPage(() => import('./screens/angel-page.tsx'))),
  ] as const;
