import { defineFeature } from '@network/core/features/define-feature.ts';
import { watchingRoutes } from './routes.tsx';

/** Continue watching, history, and watch later. */
export const watchingFeature = defineFeature({
  id: 'watching',
  routes: watchingRoutes,
  navigation: [
    { place: 'member', label: 'watchLater', to: '/watch-later', order: 30 },
    { place: 'member', label: 'history', to: '/history', order: 40 },
  ],
  dialogs: {},
  slots: { continueWatching: () => import('./slots/continue-shelf.tsx') },
});
