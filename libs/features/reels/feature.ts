import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** The vertical feed of short passages. */
export const reelsFeature = defineFeature({
  id: 'reels',
  flag: 'reels',
  routes: later(async () => (await import('./routes.tsx')).reelsRoutes),
  navigation: [
    { place: 'header', label: 'reels', to: '/reels', order: 45 },
    { place: 'footer', column: 'browse', label: 'reels', to: '/reels', order: 45 },
  ],
  dialogs: {},
  searchParameters: { '/reels': ['reel'] },
});
