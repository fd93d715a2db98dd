import type { Page } from '../network/page.ts';
import type { FacetRow } from './reader/facet-counts.ts';

/** A page of a list with what it can be narrowed to, which is counted only when somebody asks. */
export interface FacetedPage<Row> extends Page<Row> {
  readonly facets: () => Promise<readonly FacetRow[]>;
}

/** A list that nothing narrows. */
export function withoutFacets<Row>(page: Page<Row>): FacetedPage<Row> {
  return { ...page, facets: async () => [] };
}
