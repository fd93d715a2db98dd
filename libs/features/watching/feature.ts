import { defineFeature } from '@network/core/features/define-feature.ts';
import { watchingRoutes } from './routes.tsx';

/** Going on with a film, what was watched, and what was put aside. */
export const watchingFeature = defineFeature({
  id: 'watching',
  routes: watchingRoutes,
  navigation: [
    { place: 'member', label: 'watchLater', to: '/watch-later', order: 30 },
    { place: 'member', label: 'history', to: '/history', order: 40 },
  ],
  dialogs: {},
  searchParameters: { '/history': ['page'], '/watch-later': ['page'] },
  slots: { continueWatching: () => import('./slots/continue-shelf.tsx') },
});
