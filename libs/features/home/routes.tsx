import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { structuredData } from '@network/core/head/structured-data.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { HomePageDocument } from './api/home-page.generated.ts';

/** Everything the home page shows, in one operation. */
export const homePageQuery = operationQuery(HomePageDocument);

export const homeRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(homePageQuery),
      head: ({ match }) => {
        const { tenant } = match.context;
        const head = pageHead(match.context, {
          title: messagesOf(heads)('home', { brand: tenant.name, tagline: tenant.copy.tagline }),
          description: tenant.copy.description,
          keywords: tenant.copy.keywords,
          canonicalPath: '/',
        });
        const described = structuredData(match.context, (absolute) => ({
          '@type': 'WebSite',
          name: tenant.name,
          url: absolute('/'),
          isFamilyFriendly: false,
          publisher: {
            '@type': 'Organization',
            name: tenant.name,
            url: absolute('/'),
            logo: absolute('/wordmark.svg'),
          },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }));
        return { ...head, meta: [...head.meta, ...described] };
      },
      component: screen(() => import('./screens/home-page.tsx')),
    }),
  ] as const;
