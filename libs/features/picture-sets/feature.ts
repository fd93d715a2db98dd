import { defineFeature } from '@network/core/features/define-feature.ts';
import { pictureSetRoutes } from './routes.tsx';

/** Galleries of videos' stills (R05, R40). */
export const pictureSetsFeature = defineFeature({
  id: 'pictureSets',
  routes: pictureSetRoutes,
  navigation: [],
  dialogs: {},
});
