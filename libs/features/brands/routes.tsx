import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { BrandsPageDocument } from './api/brands-page.generated.ts';
import { SitePerformersPageDocument } from './api/site-performers-page.generated.ts';
import { SiteVideosPageDocument } from './api/site-videos-page.generated.ts';
import { readSitePage, type SitePage } from './site-pages.ts';

/** Every site of the network. */
export const brandsPageQuery = operationQuery(BrandsPageDocument);

/** A standalone site with one page of its videos; its front page presents what is new and who is in it. */
export const siteVideosQuery = ({ site, page, order }: SitePage) =>
  operationQuery(SiteVideosPageDocument, { site, page, order, presentsSite: page === 1 && order === 'NEWEST' });

/** A standalone site with one page of its performers. */
export const sitePerformersQuery = (site: string, page: number) =>
  operationQuery(SitePerformersPageDocument, { site, page });

export const brandsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/brands',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(brandsPageQuery),
    }).update(lazyPage(() => import('./screens/brands-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/sites/$brand/$type',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => ({ requested: readSitePage(navigation) }),
      loaderDeps: ({ search }) => search,
      loader: async ({ context }) => {
        const { site, type, page } = context.requested;
        const { brand } = await (type === 'videos'
          ? context.queryClient.ensureQueryData(siteVideosQuery(context.requested))
          : context.queryClient.ensureQueryData(sitePerformersQuery(site, page)));
        if (!brand) throw notFound();
        return brand;
      },
    }).update(lazyPage(() => import('./screens/site-page.tsx'))),
  ] as const;
