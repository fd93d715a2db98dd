import { defineFeature } from '@network/core/features/define-feature.ts';
import { categoriesRoutes } from './routes.tsx';

/** Moods to browse by, and where the old address of each leads. */
export const categoriesFeature = defineFeature({
  id: 'categories',
  routes: categoriesRoutes,
  navigation: [
    { place: 'header', label: 'categories', to: '/categories', order: 25 },
    { place: 'footer', column: 'browse', label: 'categories', to: '/categories', order: 25 },
  ],
  dialogs: {},
  searchParameters: { '/categories': ['find', 'order'] },
  redirects: [{ from: '/categories/:slug', to: '/search?search=:slug', status: 301, query: 'drop' }],
});
