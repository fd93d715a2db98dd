import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Moods to browse by, and where the old address of each leads. */
export const categoriesFeature = defineFeature({
  id: 'categories',
  routes: later(async () => (await import('./routes.tsx')).categoriesRoutes),
  navigation: [
    { place: 'header', label: 'categories', to: '/categories', order: 25 },
    { place: 'footer', column: 'browse', label: 'categories', to: '/categories', order: 25 },
  ],
  dialogs: {},
  searchParameters: { '/categories': ['find', 'order'] },
  redirects: [{ from: '/categories/:slug', to: '/search?search=:slug', status: 301, query: 'drop' }],
});
