import { createRoute } from '@tanstack/react-router';
import { guards, requireAbility, requireSignIn } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';

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
      // Editors alone need these.
      loader: async ({ context, deps }) => {
        const [{ moderationQuery }, { readModerationSearch }] = await Promise.all([
          import('./moderation-query.ts'),
          import('./moderation-search.ts'),
        ]);
        return context.queryClient.fetchQuery(moderationQuery(readModerationSearch(deps)));
      },
    }).update(lazyPage(() => import('./screens/moderation-page.tsx'))),
  ] as const;
