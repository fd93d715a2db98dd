import { createRoute } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { ReelsFeedDocument } from './api/reels-feed.generated.ts';

/** The reels after a place of the feed; 0 is its start, or the reel that it starts with. */
export const reelsFeedQuery = (after: number, startsWith: string | null = null) =>
  operationQuery(ReelsFeedDocument, { after, startsWith });

export const reelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/reels',
      validateSearch: rawSearch,
      beforeLoad: ({ search }) => ({ reel: singleValue(search, 'reel') ?? null }),
      loaderDeps: ({ search }) => search,
      loader: ({ context }) => context.queryClient.ensureQueryData(reelsFeedQuery(0, context.reel)),
    }).update(lazyPage(() => import('./screens/reels-page.tsx'))),
  ] as const;
