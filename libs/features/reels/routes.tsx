import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { ReelsFeedDocument } from './api/reels-feed.generated.ts';

/** The reels after a place of the feed; 0 is its start. */
export const reelsFeedQuery = (after: number) => operationQuery(ReelsFeedDocument, { after });

export const reelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/reels',
      validateSearch: rawSearch,
      loader: ({ context }) => context.queryClient.ensureQueryData(reelsFeedQuery(0)),
    }).update(lazyPage(() => import('./screens/reels-page.tsx'))),
  ] as const;
