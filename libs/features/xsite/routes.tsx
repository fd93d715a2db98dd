import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

const addresses = againWhenReachable(() => import('./sister-address.ts'));
const queries = againWhenReachable(() => import('./queries.ts'));

export const xsiteRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/xsite/$site',
      validateSearch: rawSearch,
      beforeLoad: requireSignIn,
      loaderDeps: ({ search }) => ({ deeplink: search['deeplink'] }),
      loader: async ({ context, params, deps }) => {
        const [{ sisterAddress }, { sisterSitesQuery }] = await Promise.all([addresses(), queries()]);
        const { sites } = await context.queryClient.ensureQueryData(sisterSitesQuery);
        const href = sisterAddress(context.tenant, sites, { site: params.site, deeplink: deps.deeplink });
        if (href === null) throw notFound();
        throw redirect({ href, statusCode: 302, reloadDocument: true });
      },
    }),
  ] as const;
