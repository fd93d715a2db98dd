import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { accountPageQuery, accountSessionsQuery } from './queries.ts';

export const accountRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/account',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: async ({ context: { queryClient } }) => {
        await Promise.all([
          queryClient.ensureQueryData(accountPageQuery),
          queryClient.ensureQueryData(accountSessionsQuery),
        ]);
      },
      head: ({ match }) =>
        pageHead(match.context, {
          title: messagesOf(heads)('account.title', { brand: match.context.tenant.name }),
          isPrivate: true,
        }),
      component: screen(() => import('./screens/account-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/parent-redirect',
      validateSearch: rawSearch,
      head: ({ match }) =>
        pageHead(match.context, {
          title: messagesOf(heads)('parentRedirect.title', { brand: match.context.tenant.name }),
          isPrivate: true,
        }),
      component: screen(() => import('./screens/parent-redirect-page.tsx')),
    }),
  ] as const;
