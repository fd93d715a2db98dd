import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Galleries of videos' stills. */
export const pictureSetsFeature = defineFeature({
  id: 'pictureSets',
  routes: later(async () => (await import('./routes.tsx')).pictureSetRoutes),
  navigation: [],
  dialogs: {},
});
