import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** A row of films to continue; shown only when there are some, or when their place is reserved. */
    continueWatching: { readonly videos: readonly VideoCardFragment[]; readonly isAwaited: boolean };
    /** What came out since the last visit, the newest first, under the brand's name for it; or its reserved place. */
    newSinceLastVisit: {
      readonly title: string | undefined;
      readonly videos: readonly VideoCardFragment[];
      readonly isAwaited: boolean;
    };
  }
}

/** Continue watching, history, and watch later. */
export const watchingFeature = defineFeature({
  id: 'watching',
  routes: later(async () => (await import('./routes.tsx')).watchingRoutes),
  navigation: [
    { place: 'member', label: 'watchLater', to: '/watch-later', order: 30 },
    { place: 'member', label: 'history', to: '/history', order: 40 },
  ],
  dialogs: {},
  searchParameters: { '/history': ['page'], '/watch-later': ['page'] },
  slots: {
    continueWatching: () => import('./slots/continue-shelf.tsx'),
    newSinceLastVisit: () => import('./slots/new-shelf.tsx'),
  },
});
