import { defineFeature } from '@network/core/features/define-feature.ts';
import { watchingRoutes } from './routes.tsx';

/** Going on with a film, what was watched, and what was put aside. */
export const watchingFeature = defineFeature({
  id: 'watching',
  routes: watchingRoutes,
  navigation: [],
  dialogs: {},
  slots: { continueWatching: () => import('./slots/continue-shelf.tsx') },
});
