import type { FacetName } from '@network/tenant/facets.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The facets of the listing where faceted search is on. */
export const PERFORMER_FACETS = [
  'sites',
  'sex',
  'hair',
  'eyes',
  'height',
  'nationality',
] as const satisfies readonly FacetName[];

/** Where the listing begins: without its sex the address of a faceted one only leads on. */
export function performersPath({ features }: Pick<Tenant, 'features'>): string {
  return features.facetedSearch ? '/performers?sex=F' : '/performers';
}
