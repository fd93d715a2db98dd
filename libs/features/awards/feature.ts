import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Prizes and nominations. */
export const awardsFeature = defineFeature({
  id: 'awards',
  flag: 'awardsLink',
  routes: later(async () => (await import('./routes.tsx')).awardsRoutes),
  navigation: [
    { place: 'header', label: 'awards', to: '/awards', order: 60 },
    { place: 'footer', column: 'browse', label: 'awards', to: '/awards', order: 60 },
  ],
  dialogs: {},
  searchParameters: { '/awards': ['page', 'result'] },
});
