import { createRoute, redirect } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type Guard, guards, redirectToSearch } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { JoinPageDocument } from './api/join-page.generated.ts';

/** What is on sale for who asks. */
export const joinPageQuery = operationQuery(JoinPageDocument);

/** Joining is on the members host (D10); where somebody comes from goes along. */
const onMembersHost: Guard = ({ context, location }) => {
  if (context.meta.isMembersArea) return;
  const href = context.tenant.urls.members + location.pathname + location.searchStr;
  throw redirect({ href, statusCode: 302, reloadDocument: true });
};

/** Whoever is signed in has joined (R07). */
const visitorsOnly: Guard = ({ context }) => {
  if (context.session.isAuthenticated) redirectToSearch('/', { from: 'joinnow' });
};

export const joinRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/joinnow',
      validateSearch: rawSearch,
      beforeLoad: guards(onMembersHost, visitorsOnly),
      loader: ({ context }) => context.queryClient.ensureQueryData(joinPageQuery),
      head: ({ match }) => {
        const t = messagesOf(heads);
        const brand = match.context.tenant.name;
        return pageHead(match.context, {
          title: t('join.title', { brand }),
          description: t('join.description', { brand }),
          canonicalPath: '/joinnow',
        });
      },
      component: screen(() => import('./screens/join-page.tsx')),
    }),
  ] as const;
