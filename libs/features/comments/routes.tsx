import { createRoute } from '@tanstack/react-router';
import { guards, requireAbility, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

// Editors alone need these.
const moderationQueries = againWhenReachable(() => import('./moderation-query.ts'));
const moderationSearch = againWhenReachable(() => import('./moderation-search.ts'));

export const commentsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/moderation',
      validateSearch: rawSearch,
      beforeLoad: guards(
        requireSignIn,
        requireAbility((ability) => ability.can('see', 'commentModeration')),
      ),
      loaderDeps: ({ search }) => search,
      loader: async ({ context, deps }) => {
        const [{ moderationQuery }, { readModerationSearch }] = await Promise.all([
          moderationQueries(),
          moderationSearch(),
        ]);
        return context.queryClient.fetchQuery(moderationQuery(readModerationSearch(deps)));
      },
    }).update(lazyPage(() => import('./screens/moderation-page.tsx'))),
  ] as const;
