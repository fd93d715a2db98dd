import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { redirectToSearch } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { SearchPageDocument } from './api/search-page.generated.ts';
import { readSearchQuery, type SearchQuery } from './search-query.ts';

/** One page of results with the people and moods that fit the words. */
export const searchPageQuery = ({ query, page, size }: SearchQuery) =>
  operationQuery(SearchPageDocument, { query, input: { search: query, page, pageSize: size } });

export const searchRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/search',
      validateSearch: rawSearch,
      beforeLoad: ({ search, location }) => {
        const asked = readSearchQuery(search);
        if (!asked.ok) redirectToSearch(location.pathname, asked.redirectTo);
        return { asked: asked.value };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context }) => {
        if (context.asked.query !== '') await context.queryClient.ensureQueryData(searchPageQuery(context.asked));
      },
      head: ({ match }) => {
        const t = messagesOf(heads);
        const { query } = match.context.asked;
        const brand = match.context.tenant.name;
        return pageHead(match.context, {
          title: query === '' ? t('search.title', { brand }) : t('search.titleFor', { brand, query }),
          description: t('search.description', { brand }),
          keywords: match.context.tenant.copy.keywords,
          canonicalPath: '/search',
          isPrivate: query !== '',
        });
      },
      component: screen(() => import('./screens/search-page.tsx')),
    }),
  ] as const;
