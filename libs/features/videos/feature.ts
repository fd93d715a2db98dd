import { defineFeature } from '@network/core/features/define-feature.ts';
import { videosRoutes } from './routes.tsx';
import { VIDEO_FACETS } from './videos-search.ts';

/** The listing of videos. */
export const videosFeature = defineFeature({
  id: 'videos',
  routes: videosRoutes,
  navigation: [
    { place: 'header', label: 'videos', to: '/videos', order: 10 },
    { place: 'footer', column: 'browse', label: 'videos', to: '/videos', order: 10 },
  ],
  dialogs: {},
  searchParameters: { '/videos': ['page', 'order', 'search', ...VIDEO_FACETS] },
});
