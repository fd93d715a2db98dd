import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** The videos that members rate best, in order. */
export const topRatedFeature = defineFeature({
  id: 'topRated',
  routes: later(async () => (await import('./routes.tsx')).topRatedRoutes),
  navigation: [{ place: 'footer', column: 'browse', label: 'topRated', to: '/toprated', order: 12 }],
  dialogs: {},
  searchParameters: { '/toprated': ['page'] },
});
