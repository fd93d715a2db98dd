import { defineFeature } from '@network/core/features/define-feature.ts';
import { topRatedRoutes } from './routes.tsx';

/** The videos that members rate best, in order. */
export const topRatedFeature = defineFeature({
  id: 'topRated',
  routes: topRatedRoutes,
  navigation: [{ place: 'footer', column: 'browse', label: 'topRated', to: '/toprated', order: 12 }],
  dialogs: {},
  searchParameters: { '/toprated': ['page'] },
});
