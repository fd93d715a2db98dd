import { defineFeature } from '@network/core/features/define-feature.ts';
import { favoritesRoutes } from './routes.tsx';

/** What a person keeps: videos, performers and channels (R25 to R28, R56). */
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
  searchParameters: {
    '/favorites/videos': ['page'],
    '/favorites/performers': ['page'],
    '/favorites/channels': ['page'],
  },
  redirects: [{ from: '/favorites/models', to: '/favorites/performers', status: 301, query: 'keep' }],
});
