import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { requireFlag } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { reelHeads } from '@network/messages/heads.ts';
import { ReelsFeedDocument } from './api/reels-feed.generated.ts';

/** The reels after a place of the feed; 0 is its start. */
export const reelsFeedQuery = (after: number) => operationQuery(ReelsFeedDocument, { after });

export const reelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/reels',
      validateSearch: rawSearch,
      beforeLoad: requireFlag('reels'),
      loader: ({ context }) => context.queryClient.ensureQueryData(reelsFeedQuery(0)),
      head: ({ match, loaderData }) => {
        const t = messagesOf(reelHeads);
        const { tenant } = match.context;
        const cover = loaderData?.reels.items[0]?.picture;
        return pageHead(match.context, {
          title: t('title', { brand: tenant.name }),
          description: t('description', { brand: tenant.name }),
          keywords: tenant.copy.keywords,
          canonicalPath: '/reels',
          ...(cover && { image: cover.src }),
        });
      },
      component: screen(() => import('./screens/reels-page.tsx')),
    }),
  ] as const;
