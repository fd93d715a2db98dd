import { defineFeature } from '@network/core/features/define-feature.ts';
import { homeRoutes } from './routes.tsx';

/** The front door: what is featured, the newest, the best, and who is in it. */
export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  navigation: [],
  dialogs: {},
  redirects: [{ from: '/tube2', to: '/', status: 302, query: 'keep' }],
});
