import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { type AlikeColors, leastCostColoring } from './least-cost-coloring.ts';

/** A list that people page through, in its order. */
export interface Listing {
  readonly ids: readonly string[];
  /** Whether new items move the others to other pages: then no two within a page's length may look alike. */
  readonly isMoving: boolean;
}

/**
 * What it costs when two films look alike: on one page of a list; on pages that they will be on together some day; and on
 * each page of a filtered list, which is seen least.
 */
const COST = { samePage: 4_000, soonSamePage: 2_000, samePageOfFiltered: 1 } as const;

/** Lists in which no two neighbours have compositions of one look: takes of it differ in colors alone. */
export interface Looks {
  readonly listings: readonly Listing[];
  readonly lookOf: (composition: string) => string;
}

/**
 * Gives each film one of its pool's compositions, so that no page of these lists shows one twice, as far as the pool
 * allows; where it is too small, filtered lists are the first that do. The same films and lists give the same answer. Films
 * without a pool are left out.
 */
export function dealCompositions(
  films: readonly { readonly id: string; readonly site: string }[],
  listings: readonly Listing[],
  poolOf: (site: string) => readonly string[],
  filtered: readonly Listing[] = [],
  looks: Looks | null = null,
): ReadonlyMap<string, string> {
  const dealt = new Map<string, string>();
  for (const [site, own] of Map.groupBy(films, (film) => film.site)) {
    const pool = poolOf(site);
    const ids = own.map(({ id }) => id);
    if (pool.length === 0) continue;
    const costs = costsBetween(ids, listings, filtered);
    const alike = looks && alikeBetween(ids, pool, looks);
    const colors = leastCostColoring(costs, ids.length, pool.length, alike);
    for (const [index, id] of ids.entries()) dealt.set(id, pool[colors[index] ?? 0] ?? '');
  }
  return dealt;
}

/** A square table: what it costs when the film of the row and the film of the column look alike. */
function costsBetween(ids: readonly string[], listings: readonly Listing[], filtered: readonly Listing[]): Uint16Array {
  const places = new Map(ids.map((id, index) => [id, index]));
  const costs = new Uint16Array(ids.length ** 2);
  const change = (one: number, other: number, costOf: (before: number) => number): void => {
    for (const at of [one * ids.length + other, other * ids.length + one]) costs[at] = costOf(costs[at] ?? 0);
  };
  for (const listing of listings) {
    for (const { one, other, isSamePage } of neighborsIn(listing, places)) {
      const cost = isSamePage ? COST.samePage : listing.isMoving ? COST.soonSamePage : 0;
      change(one, other, (before) => Math.max(before, cost));
    }
  }
  for (const listing of filtered) {
    for (const { one, other, isSamePage } of neighborsIn(listing, places)) {
      if (isSamePage) change(one, other, (before) => before + COST.samePageOfFiltered);
    }
  }
  return costs;
}

/** What it costs when two that stand beside each other have compositions of one look. */
function alikeBetween(ids: readonly string[], pool: readonly string[], { listings, lookOf }: Looks): AlikeColors {
  const places = new Map(ids.map((id, index) => [id, index]));
  const costs = new Uint16Array(ids.length ** 2);
  for (const listing of listings) {
    for (const [at, id] of listing.ids.entries()) {
      const [one, other] = [places.get(id), places.get(listing.ids[at + 1] ?? '')];
      if (one === undefined || other === undefined) continue;
      for (const place of [one * ids.length + other, other * ids.length + one]) costs[place] = 1;
    }
  }
  return { costs, kindOf: (color) => lookOf(pool[color] ?? '') };
}

/** The pairs of films, by their places, that are less than a page apart in a list. */
function* neighborsIn(
  listing: Listing,
  places: ReadonlyMap<string, number>,
): Generator<{ readonly one: number; readonly other: number; readonly isSamePage: boolean }> {
  const own = listing.ids.flatMap((id, at) => {
    const index = places.get(id);
    return index === undefined ? [] : [{ index, at }];
  });
  for (const [order, one] of own.entries()) {
    for (let next = order + 1; next < own.length; next += 1) {
      const other = own[next];
      if (other === undefined || other.at - one.at >= PAGE_SIZE) break;
      const isSamePage = Math.floor(one.at / PAGE_SIZE) === Math.floor(other.at / PAGE_SIZE);
      yield { one: one.index, other: other.index, isSamePage };
    }
  }
}
