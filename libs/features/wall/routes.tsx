import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireFlag } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { wallHeads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { pageHref } from '../entity-cards/page-href.ts';
import { WallPageDocument } from './api/wall-page.generated.ts';

/** One page of the wall. */
export const wallPageQuery = (page: number) => operationQuery(WallPageDocument, { page });

export const wallRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/wall',
      validateSearch: rawSearch,
      beforeLoad: (asked) => {
        guards(requireFlag('curator'), pageParameter())(asked);
        return { page: parsePage(asked.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(wallPageQuery(context.page)),
      head: ({ match, loaderData }) => {
        const t = messagesOf(wallHeads);
        const { tenant, page } = match.context;
        const brand = tenant.name;
        const cover = loaderData?.wall.items[0]?.picture;
        return pageHead(match.context, {
          title: page === 1 ? t('title', { brand }) : t('titleOf', { brand, page: String(page) }),
          description: t('description', { brand }),
          keywords: tenant.copy.keywords,
          canonicalPath: pageHref('/wall', page),
          ...(cover && { image: cover.src }),
        });
      },
      component: screen(() => import('./screens/wall-page.tsx')),
    }),
  ] as const;
