import { defineFeature } from '@network/core/features/define-feature.ts';
import { wallRoutes } from './routes.tsx';

/** The curators' wall. */
export const wallFeature = defineFeature({
  id: 'wall',
  flag: 'curator',
  routes: wallRoutes,
  navigation: [
    { place: 'header', label: 'wall', to: '/wall', order: 47 },
    { place: 'footer', column: 'browse', label: 'wall', to: '/wall', order: 47 },
  ],
  dialogs: {},
  searchParameters: { '/wall': ['page', 'curator'] },
});
