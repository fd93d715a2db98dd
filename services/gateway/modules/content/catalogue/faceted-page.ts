import type { Page } from '../../platform/network/public.ts';
import type { FacetRow } from './reader/facet-counts.ts';

/** A page of a list with its facets, counted only when requested; a list may have none. */
export interface FacetedPage<Row> extends Page<Row> {
  /** What its search may have meant. */
  readonly didYouMean?: string | null;
  readonly facets?: () => Promise<readonly FacetRow[]>;
}
