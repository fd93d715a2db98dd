import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { PerformerCardFragment } from '@network/graphql/fragments/performer-card.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The heart of a video's page. */
    videoFavorite: {
      readonly video: Pick<VideoCardFragment, 'videoId' | 'slug' | 'title' | 'isFavorite' | 'isWatchLater'>;
    };
    /** The heart of a performer's page. */
    performerFavorite: { readonly performer: Pick<PerformerCardFragment, 'globalId' | 'slug' | 'name' | 'isFavorite'> };
    /** The heart of a channel's page; it loads its own state. */
    channelFavorite: { readonly channel: { readonly channelId: string; readonly slug: string; readonly name: string } };
  }
}

/** A person's favorites: videos, performers and channels. */
export const favoritesFeature = defineFeature({
  id: 'favorites',
  routes: later(async () => (await import('./routes.tsx')).favoritesRoutes),
  navigation: [{ place: 'member', label: 'favorites', to: '/favorites', order: 20 }],
  dialogs: {},
  laterSlots: {
    videoFavorite: () => import('./slots/video-favorite.tsx'),
    performerFavorite: () => import('./slots/performer-favorite.tsx'),
    channelFavorite: () => import('./slots/channel-favorite.tsx'),
  },
  searchParameters: {
    '/favorites/videos': ['page'],
    '/favorites/performers': ['page'],
    '/favorites/channels': ['page'],
  },
  redirects: [{ from: '/favorites/models', to: '/favorites/performers', status: 301, query: 'keep' }],
});
