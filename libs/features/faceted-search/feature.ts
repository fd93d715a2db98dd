import { defineFeature } from '@network/core/features/define-feature.ts';

/** The dialogs of faceted search; the lists themselves belong to videos and performers. */
export const facetedSearchFeature = defineFeature({
  id: 'facetedSearch',
  flag: 'facetedSearch',
  routes: () => [] as const,
  navigation: [],
  dialogs: {
    FacetedSearchActiveFilters: () => import('./dialogs/active-filters-dialog.tsx'),
    AdvancedFilters: () => import('./dialogs/advanced-filters-dialog.tsx'),
  },
});
