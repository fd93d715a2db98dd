import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { pageHref } from '../entity-cards/page-href.ts';
import { BrandsPageDocument } from './api/brands-page.generated.ts';
import { SitePerformersPageDocument } from './api/site-performers-page.generated.ts';
import { SiteVideosPageDocument } from './api/site-videos-page.generated.ts';
import { readSitePage } from './site-pages.ts';

/** Every site of the network. */
export const brandsPageQuery = operationQuery(BrandsPageDocument);

/** A standalone site with one page of its videos. */
export const siteVideosQuery = (site: string, page: number) => operationQuery(SiteVideosPageDocument, { site, page });

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
      head: ({ match, loaderData }) => {
        const t = messagesOf(heads);
        const brand = match.context.tenant.name;
        return pageHead(match.context, {
          title: t('brands.title', { brand }),
          description: t('brands.description', { brand }),
          keywords: loaderData?.brands.map(({ name }) => name) ?? [],
          canonicalPath: '/brands',
        });
      },
      component: screen(() => import('./screens/brands-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/sites/$brand/$type',
      validateSearch: rawSearch,
      beforeLoad: (asked) => ({ asked: readSitePage(asked) }),
      loaderDeps: ({ search }) => search,
      loader: async ({ context }) => {
        const { site, type, page } = context.asked;
        const { brand } = await (type === 'videos'
          ? context.queryClient.ensureQueryData(siteVideosQuery(site, page))
          : context.queryClient.ensureQueryData(sitePerformersQuery(site, page)));
        if (!brand) throw notFound();
        return brand;
      },
      head: ({ match, loaderData }) => {
        if (!loaderData) return {};
        const t = messagesOf(heads);
        const { tenant, asked } = match.context;
        const names = { site: loaderData.name, brand: tenant.name };
        return pageHead(match.context, {
          title: t(`site.${asked.type}`, names),
          description: t('site.description', { ...names, count: loaderData.videoCount }),
          keywords: [loaderData.name, ...tenant.copy.keywords],
          canonicalPath: pageHref(`/sites/${asked.site}/${asked.type}`, asked.page),
          ...(loaderData.picture && { image: loaderData.picture.src }),
        });
      },
      component: screen(() => import('./screens/site-page.tsx')),
    }),
  ] as const;
