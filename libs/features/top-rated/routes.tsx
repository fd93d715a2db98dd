import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { pageParameter } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { pageHref } from '../entity-cards/page-href.ts';
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
      beforeLoad: (asked) => {
        pageParameter()(asked);
        return { page: parsePage(asked.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(topRatedPageQuery(context.page)),
      head: ({ match, loaderData }) => {
        const t = messagesOf(heads);
        const { tenant, page } = match.context;
        const brand = tenant.name;
        return pageHead(match.context, {
          title: page === 1 ? t('topRated.title', { brand }) : t('topRated.titleOf', { brand, page: String(page) }),
          description: t('topRated.description', { brand }),
          keywords: tenant.copy.keywords,
          canonicalPath: topRatedHref(page),
          ...(loaderData?.topRated.items[0] && { image: loaderData.topRated.items[0].images.listing.src }),
        });
      },
      component: screen(() => import('./screens/top-rated-page.tsx')),
    }),
  ] as const;
