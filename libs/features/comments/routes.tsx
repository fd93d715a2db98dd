import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, requireAbility, requireSignIn } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { moderationQuery } from './moderation-query.ts';
import { readModerationSearch } from './moderation-search.ts';

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
      loader: ({ context, deps }) => context.queryClient.fetchQuery(moderationQuery(readModerationSearch(deps))),
      head: ({ match }) =>
        pageHead(match.context, {
          title: messagesOf(heads)('moderation', { brand: match.context.tenant.name }),
          isPrivate: true,
        }),
      component: screen(() => import('./screens/moderation-page.tsx')),
    }),
  ] as const;
