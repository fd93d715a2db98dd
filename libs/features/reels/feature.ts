import { defineFeature } from '@network/core/features/define-feature.ts';
import { reelsRoutes } from './routes.tsx';

/** The vertical feed of short passages. */
export const reelsFeature = defineFeature({
  id: 'reels',
  flag: 'reels',
  routes: reelsRoutes,
  navigation: [
    { place: 'header', label: 'reels', to: '/reels', order: 45 },
    { place: 'footer', column: 'browse', label: 'reels', to: '/reels', order: 45 },
  ],
  dialogs: {},
  searchParameters: { '/reels': ['reel'] },
});
