import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import { VIDEO_FACETS } from '../listing/facets/video-facets.ts';

/** The listing of videos. */
export const videosFeature = defineFeature({
  id: 'videos',
  routes: later(async () => (await import('./routes.tsx')).videosRoutes),
  navigation: [
    { place: 'header', label: 'videos', to: '/videos', order: 10 },
    { place: 'footer', column: 'browse', label: 'videos', to: '/videos', order: 10 },
  ],
  dialogs: {},
  searchParameters: { '/videos': ['page', 'order', 'search', 'trial', ...VIDEO_FACETS] },
});
