import type { FacetName } from './facets.ts';

/** What the films of a search can be narrowed by, where faceted search is on. The listing of videos has every facet. */
export const SEARCH_FACETS = [
  'sites',
  'categories',
  'length',
  'year',
  'resolution',
] as const satisfies readonly FacetName[];
