import type { Page } from '../network/page.ts';
import type { FacetRow } from './reader/facet-counts.ts';

/** A page of a list with what it can be narrowed to, counted only when somebody asks; a list may have nothing of it. */
export interface FacetedPage<Row> extends Page<Row> {
  readonly facets?: () => Promise<readonly FacetRow[]>;
}
