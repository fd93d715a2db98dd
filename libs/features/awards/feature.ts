import { defineFeature } from '@network/core/features/define-feature.ts';
import { awardsRoutes } from './routes.tsx';

/** Prizes and nominations. */
export const awardsFeature = defineFeature({
  id: 'awards',
  flag: 'awardsLink',
  routes: awardsRoutes,
  navigation: [
    { place: 'header', label: 'awards', to: '/awards', order: 60 },
    { place: 'footer', column: 'browse', label: 'awards', to: '/awards', order: 60 },
  ],
  dialogs: {},
  searchParameters: { '/awards': ['page', 'result'] },
});
