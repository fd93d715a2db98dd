import { defineFeature } from '@network/core/features/define-feature.ts';
import { favoritesRoutes } from './routes.tsx';

/** A person's favorites: videos, performers and channels. */
export const favoritesFeature = defineFeature({
  id: 'favorites',
  routes: favoritesRoutes,
  navigation: [{ place: 'member', label: 'favorites', to: '/favorites', order: 20 }],
  dialogs: {},
  slots: {
    videoFavorite: () => import('./slots/video-favorite.tsx'),
    performerFavorite: () => import('./slots/performer-favorite.tsx'),
    channelFavorite: () => import('./slots/channel-favorite.tsx'),
  },
  searchParameters: ['page'],
  redirects: [{ from: '/favorites/models', to: '/favorites/performers', status: 301, query: 'keep' }],
});
