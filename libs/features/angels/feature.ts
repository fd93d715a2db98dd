import { defineFeature } from '@network/core/features/define-feature.ts';
import { angelsRoutes } from './routes.tsx';

/** The performers that a brand presents as its angels. */
export const angelsFeature = defineFeature({
  id: 'angels',
  flag: 'showAngels',
  routes: angelsRoutes,
  navigation: [
    { place: 'header', label: 'angels', to: '/angels', order: 50 },
    { place: 'footer', column: 'browse', label: 'angels', to: '/angels', order: 50 },
  ],
  dialogs: {},
  searchParameters: { '/angels/$slug': ['page'] },
});
