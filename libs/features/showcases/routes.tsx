import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { guards, pageParameter, redirectToCurrentSlug, validSlug } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { ShowcasePageDocument } from './api/showcase-page.generated.ts';
import { ShowcasesPageDocument } from './api/showcases-page.generated.ts';

/** Every showcase of the tenant. */
export const showcasesPageQuery = operationQuery(ShowcasesPageDocument);

/** A showcase with one page of its films; `showcase` is null when this tenant has none of that slug. */
export const showcasePageQuery = (slug: string, page: number) => operationQuery(ShowcasePageDocument, { slug, page });

export const showcasesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/showcases',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(showcasesPageQuery),
    }).update(lazyPage(() => import('./screens/showcases-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/showcase/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        guards(validSlug('slug'), pageParameter())(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, location, params }) => {
        const data = await context.queryClient.ensureQueryData(showcasePageQuery(params.slug, context.page));
        if (!data.showcase) throw notFound();
        redirectToCurrentSlug({ context, location }, params.slug, data.showcase.slug);
        return data;
      },
    }).update(lazyPage(() => import('./screens/showcase-page.tsx'))),
  ] as const;
