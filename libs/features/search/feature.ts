import { defineFeature } from '@network/core/features/define-feature.ts';
import { searchRoutes } from './routes.tsx';

/** Search with suggestions (R19). */
export const searchFeature = defineFeature({
  id: 'search',
  routes: searchRoutes,
  navigation: [{ place: 'footer', label: 'search', to: '/search', order: 30, listedAs: () => null }],
  dialogs: {},
  searchParameters: { '/search': ['q', 'search', 'page', 'size'] },
  slots: { searchSuggestions: () => import('./suggestions.tsx') },
});
