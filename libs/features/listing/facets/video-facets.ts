import type { FacetName } from '@network/tenant/facets.ts';

/** What the listing can be narrowed by where faceted search is on. */
export const VIDEO_FACETS = [
  'sites',
  'categories',
  'performers',
  'length',
  'sex',
  'hair',
  'eyes',
  'height',
  'nationality',
  'year',
  'resolution',
] as const satisfies readonly FacetName[];
