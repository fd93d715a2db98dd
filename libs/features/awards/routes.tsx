import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireFlag } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { awardHeads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { AwardsPageDocument } from './api/awards-page.generated.ts';
import { awardsHref, awardsPageSize, lastAwardsPage } from './awards-pages.ts';

/** One page of awards. */
export const awardsPageQuery = (page: number, pageSize: number) =>
  operationQuery(AwardsPageDocument, { page, pageSize });

export const awardsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/awards',
      validateSearch: rawSearch,
      beforeLoad: (asked) => {
        const toPlainAwards = pageParameter(() => ({}), lastAwardsPage(asked.context.tenant));
        guards(requireFlag('awardsLink'), toPlainAwards)(asked);
        return { page: parsePage(asked.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(awardsPageQuery(context.page, awardsPageSize(context.tenant))),
      head: ({ match }) => {
        const t = messagesOf(awardHeads);
        const { tenant, page } = match.context;
        const brand = tenant.name;
        return pageHead(match.context, {
          title: page === 1 ? t('awards.title', { brand }) : t('awards.titleOf', { brand, page: String(page) }),
          description: t('awards.description', { brand }),
          keywords: tenant.copy.keywords,
          canonicalPath: awardsHref(page),
        });
      },
      component: screen(() => import('./screens/awards-page.tsx')),
    }),
  ] as const;
