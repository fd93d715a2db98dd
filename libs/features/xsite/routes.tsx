import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { requireSignIn } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { sisterAddress } from './sister-address.ts';

export const xsiteRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/xsite/$site',
      validateSearch: rawSearch,
      beforeLoad: (asked) => {
        requireSignIn(asked);
        const href = sisterAddress(asked.context.tenant, asked.params.site, asked.search['deeplink']);
        if (href === null) throw notFound();
        throw redirect({ href, statusCode: 302, reloadDocument: true });
      },
    }),
  ] as const;
