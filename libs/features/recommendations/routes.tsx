import { createRoute } from '@tanstack/react-router';
import { shelfSubject } from '@network/access/subjects.ts';
import { requireAbility } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { recommendedQuery } from './queries.ts';

export const recommendationsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/recommended-videos',
      validateSearch: rawSearch,
      beforeLoad: requireAbility((ability) => ability.can('see', shelfSubject('recommendedVideos'))),
      loader: ({ context }) =>
        context.queryClient.ensureQueryData(recommendedQuery(context.tenant.listSizes.recommended.large, null)),
    }).update(lazyPage(() => import('./screens/recommended-page.tsx'))),
  ] as const;
