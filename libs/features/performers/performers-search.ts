import { queryText, type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { type FacetChoice, facetQuery, readFacets } from '../listing/facets/facet-choice.ts';
import { PERFORMER_FACETS } from './performer-facets.ts';

export const PERFORMER_ORDERS = ['rating', 'newest', 'name'] as const;
export type PerformerOrder = (typeof PERFORMER_ORDERS)[number];
export const GENDERS = ['girls', 'guys', 'all'] as const;
export type Gender = (typeof GENDERS)[number];

/** The state of the listing, read from a valid query. */
export interface PerformersSearch {
  readonly page: number;
  readonly order: PerformerOrder;
  /** Girls where faceted search is on: there sex wins. */
  readonly gender: Gender;
  /** Always with a sex where faceted search is on; nothing where it is off. */
  readonly facets: FacetChoice;
}

export type PerformersSearchResult =
  | { readonly ok: true; readonly value: PerformersSearch }
  | { readonly ok: false; readonly redirectTo: RawSearch };

/**
 * The query of /performers. An invalid page redirects to the same route, dropping an order of rating and a gender of
 * girls; with faceted search a query without sex gains sex=F. One redirect does both.
 */
export function readPerformersSearch(raw: RawSearch, hasFacetedSearch: boolean): PerformersSearchResult {
  const page = parsePage(raw['page']);
  const lacksSex = hasFacetedSearch && [raw['sex'] ?? ''].flat().every((value) => value.trim() === '');
  if (page === null || lacksSex) {
    return {
      ok: false,
      redirectTo: {
        ...raw,
        ...(page === null && {
          page: undefined,
          order: raw['order'] === 'rating' ? undefined : raw['order'],
          gender: raw['gender'] === 'girls' ? undefined : raw['gender'],
        }),
        ...(lacksSex && { sex: 'F' }),
      },
    };
  }
  const order = PERFORMER_ORDERS.find((entry) => entry === singleValue(raw, 'order')) ?? 'rating';
  if (hasFacetedSearch) {
    const facets = readFacets(raw, PERFORMER_FACETS);
    return { ok: true, value: { page, order, gender: 'girls', facets: { ...facets, sex: facets.sex ?? ['F'] } } };
  }
  const gender = GENDERS.find((entry) => entry === singleValue(raw, 'gender')) ?? 'girls';
  return { ok: true, value: { page, order, gender, facets: {} } };
}

/** The address of the same listing with some of its query changed; a change other than of the page begins again. */
export function performersHref(current: PerformersSearch, change: Partial<PerformersSearch>): string {
  const next = { ...current, page: 1, ...change };
  const query = new URLSearchParams(facetQuery(next.facets, PERFORMER_FACETS));
  if (next.order !== 'rating') query.set('order', next.order);
  if (next.gender !== 'girls') query.set('gender', next.gender);
  if (next.page > 1) query.set('page', String(next.page));
  const text = queryText(query);
  return text ? `/performers?${text}` : '/performers';
}
