import { createRoute, redirect } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { continueIn } from '@network/core/i18n/language.ts';
import { type Guard, guards, redirectToSearch, wholeSearch } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { JoinPageDocument } from './api/join-page.generated.ts';

/** The plans on sale for this visitor. */
export const joinPageQuery = operationQuery(JoinPageDocument);

/** Joining is on the members host; the campaign parameters are passed on. */
const onMembersHost: Guard = ({ context, location }) => {
  if (context.meta.isMembersArea) return;
  const address = new URL(location.pathname + wholeSearch({ context, location }), context.tenant.urls.members);
  throw redirect({ href: continueIn(address), statusCode: 302, reloadDocument: true });
};

/** A signed-in person has joined already. */
const visitorsOnly: Guard = ({ context }) => {
  if (context.session.isAuthenticated) redirectToSearch('/', { from: 'joinnow' });
};

export const joinRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/joinnow',
      staticData: { isNeverCovered: true },
      validateSearch: rawSearch,
      beforeLoad: guards(onMembersHost, visitorsOnly),
      loader: ({ context }) => context.queryClient.ensureQueryData(joinPageQuery),
    }).update(lazyPage(() => import('./screens/join-page.tsx'))),
  ] as const;
