import { defineFeature } from '@network/core/features/define-feature.ts';
import { searchRoutes } from './routes.tsx';
import { SEARCH_FACETS } from './search-query.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** Suggestions for the text typed so far, under a search field. */
    searchSuggestions: { readonly query: string };
  }
}

/** Search with suggestions. */
export const searchFeature = defineFeature({
  id: 'search',
  routes: searchRoutes,
  navigation: [{ place: 'footer', column: 'browse', label: 'search', to: '/search', order: 30, listedAs: () => null }],
  dialogs: {},
  searchParameters: { '/search': ['q', 'search', 'page', 'size', 'order', ...SEARCH_FACETS] },
  slots: { searchSuggestions: () => import('./suggestions.tsx') },
});
