import { defineFeature } from '@network/core/features/define-feature.ts';
import type { FacetFilters } from '../listing/facets/facet-groups.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** Everything that narrows a list, each removable (M20). */
    FacetedSearchActiveFilters: FacetFilters;
    /** Every facet of a list, to be chosen together (M21). */
    AdvancedFilters: FacetFilters;
  }
}

/** The dialogs of faceted search (M20, M21); the lists themselves belong to videos and performers. */
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
