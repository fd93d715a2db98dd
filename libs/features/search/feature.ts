import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import { SEARCH_FACETS } from '@network/tenant/search-facets.ts';
import type { SearchedList } from '../listing/saved-search-address.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** Saves a list under a name, or renames a saved one; `foundNone` when the list is empty. */
    SavedSearch:
      | { readonly list: SearchedList; readonly foundNone?: boolean }
      | { readonly saved: { readonly savedSearchId: string; readonly name: string } };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /**
     * The button that saves the list that is shown, and promises a notice where the list is empty (`foundNone`); nothing
     * for visitors, and for a list without text and filters.
     */
    saveSearch: { readonly list: SearchedList; readonly foundNone?: boolean };
    /** Suggestions for the text typed so far, under a search field. */
    searchSuggestions: { readonly query: string };
  }
}

/** Search with suggestions, and what members saved of it. */
export const searchFeature = defineFeature({
  id: 'search',
  routes: later(async () => (await import('./routes.tsx')).searchRoutes),
  navigation: [
    { place: 'footer', column: 'browse', label: 'search', to: '/search', order: 30, listedAs: () => null },
    { place: 'member', label: 'savedSearches', to: '/saved-searches', order: 37 },
  ],
  dialogs: { SavedSearch: () => import('./dialogs/saved-search-dialog.tsx') },
  searchParameters: { '/search': ['q', 'search', 'page', 'size', 'order', ...SEARCH_FACETS] },
  slots: {
    searchSuggestions: () => import('./suggestions.tsx'),
  },
  laterSlots: {
    saveSearch: () => import('./slots/save-search.tsx'),
  },
});
