import { defineFeature } from '@network/core/features/define-feature.ts';
import { homeRoutes } from './routes.tsx';

/** The home page: featured, newest and best-rated films, and performers. */
export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  navigation: [],
  dialogs: {},
  redirects: [{ from: '/tube2', to: '/', status: 302, query: 'keep' }],
});
