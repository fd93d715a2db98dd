import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** The performers that a brand presents as its angels. */
export const angelsFeature = defineFeature({
  id: 'angels',
  flag: 'showAngels',
  routes: later(async () => (await import('./routes.tsx')).angelsRoutes),
  navigation: [
    { place: 'header', label: 'angels', to: '/angels', order: 50 },
    { place: 'footer', column: 'browse', label: 'angels', to: '/angels', order: 50 },
  ],
  dialogs: {},
  searchParameters: { '/angels/$slug': ['page'] },
});
