import { defineFeature } from '@network/core/features/define-feature.ts';
import { watchRoutes } from './routes.tsx';

/** Watching: the page of a video and the page of its trailer. */
export const watchFeature = defineFeature({
  id: 'watch',
  routes: watchRoutes,
  navigation: [],
  dialogs: {},
});
