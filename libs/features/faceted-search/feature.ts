import { defineFeature } from '@network/core/features/define-feature.ts';
import type { FacetFilters } from '../listing/facets/facet-groups.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** Every filter of a list, each removable. */
    FacetedSearchActiveFilters: FacetFilters;
    /** Every facet of a list, to be chosen together. */
    AdvancedFilters: FacetFilters;
  }
}

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
