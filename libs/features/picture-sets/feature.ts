import { defineFeature } from '@network/core/features/define-feature.ts';
import { pictureSetRoutes } from './routes.tsx';

/** Galleries of videos' stills. */
export const pictureSetsFeature = defineFeature({
  id: 'pictureSets',
  routes: pictureSetRoutes,
  navigation: [],
  dialogs: {},
});
