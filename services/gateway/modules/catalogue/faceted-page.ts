import type { Page } from '../network/page.ts';
import type { FacetRow } from './reader/facet-counts.ts';

/** A page of a list with its facets, counted only when requested; a list may have none. */
export interface FacetedPage<Row> extends Page<Row> {
  readonly facets?: () => Promise<readonly FacetRow[]>;
}
