import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';

export const PERFORMER_ORDERS = ['rating', 'newest', 'name'] as const;
export type PerformerOrder = (typeof PERFORMER_ORDERS)[number];
export const GENDERS = ['girls', 'guys', 'all'] as const;
export type Gender = (typeof GENDERS)[number];

export const SEXES = ['F', 'M', 'X'] as const;
export type Sex = (typeof SEXES)[number];

/** What the listing shows, read from a valid query. */
export interface PerformersSearch {
  readonly page: number;
  readonly order: PerformerOrder;
  readonly gender: Gender;
  /** F, M or X on faceted tenants, where it wins over gender. */
  readonly sex: Sex | null;
}

export type PerformersSearchResult =
  | { readonly ok: true; readonly value: PerformersSearch }
  | { readonly ok: false; readonly redirectTo: Readonly<Record<string, string>> };

/**
 * The query of /performers (R12). An invalid page redirects to the same route, dropping an order of rating and a gender
 * of girls; with faceted search a query without sex gains sex=F.
 */
export function readPerformersSearch(raw: RawSearch, hasFacetedSearch: boolean): PerformersSearchResult {
  const order = PERFORMER_ORDERS.find((entry) => entry === singleValue(raw, 'order')) ?? 'rating';
  const gender = GENDERS.find((entry) => entry === singleValue(raw, 'gender')) ?? 'girls';
  const sex = SEXES.find((entry) => entry === singleValue(raw, 'sex')) ?? null;

  const page = parsePage(raw['page']);
  if (page === null) return { ok: false, redirectTo: performersQuery({ page: 1, order, gender, sex }) };
  if (hasFacetedSearch && !singleValue(raw, 'sex')) {
    return { ok: false, redirectTo: { ...performersQuery({ page, order, gender, sex }), sex: 'F' } };
  }
  return { ok: true, value: { page, order, gender, sex: hasFacetedSearch ? (sex ?? 'F') : null } };
}

/** The query that says this much and no more: defaults are left out. */
export function performersQuery(value: PerformersSearch): Record<string, string> {
  return {
    ...(value.order === 'rating' ? {} : { order: value.order }),
    ...(value.gender === 'girls' ? {} : { gender: value.gender }),
    ...(value.sex === null ? {} : { sex: value.sex }),
    ...(value.page === 1 ? {} : { page: String(value.page) }),
  };
}

/** The address of the same listing with some of its query changed; a change other than of the page begins again. */
export function performersHref(current: PerformersSearch, change: Partial<PerformersSearch>): string {
  const query = new URLSearchParams(performersQuery({ ...current, page: 1, ...change })).toString();
  return query ? `/performers?${query}` : '/performers';
}
