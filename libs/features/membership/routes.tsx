import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { requireSignIn } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { membershipQuery } from './queries.ts';

export const membershipRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/subscription-status',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loader: ({ context }) => context.queryClient.ensureQueryData(membershipQuery),
      head: ({ match }) =>
        pageHead(match.context, {
          title: messagesOf(heads)('welcome.status', { brand: match.context.tenant.name }),
          isPrivate: true,
        }),
      component: screen(() => import('./screens/status-page.tsx')),
    }),
  ] as const;
