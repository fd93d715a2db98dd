import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { compositionsOfSite } from '@network/gateway/modules/content/media/public.ts';
import { stockMedia } from '../media/stock-media.ts';
import { dealCompositions, type Listing } from './deal-compositions.ts';
import { castFilms, categorise } from './film-parts.ts';
import { makeSiteFilms } from './films.ts';
import { filteredListingsOf, listingsOf } from './listings.ts';
import { makePerformers } from './performers.ts';
import { uniqueNames } from './slugs.ts';

const today = new Date('2026-03-02T00:00:00Z');

/** The films outside channels and the lists that pages show of them. */
function made() {
  const films = makeSiteFilms(today, uniqueNames());
  const casts = castFilms(films, makePerformers(today));
  const categories = categorise(films);
  return {
    films,
    listings: listingsOf(today, films, casts, categories),
    filtered: filteredListingsOf(today, films, categories),
  };
}

/** Pictures that stand twice on a page that begins at one of these places. */
function twice({ ids }: Listing, dealt: ReadonlyMap<string, string>, step: number): string[] {
  const starts = Array.from({ length: Math.ceil(ids.length / step) }, (_, page) => page * step);
  return starts.flatMap((start) => {
    const shown = ids.slice(start, start + PAGE_SIZE).map((id) => dealt.get(id) ?? 'none');
    return shown.filter((each, place) => shown.indexOf(each) !== place);
  });
}

describe('the pictures of the demonstration’s films', () => {
  const ofSite = (site: string) => compositionsOfSite(stockMedia, site);
  const { films, listings, filtered } = made();
  const dealt = dealCompositions(films, listings, ofSite, filtered);

  it('are of their own brand', () => {
    for (const { id, site } of films) expect(ofSite(site)).toContain(dealt.get(id));
  });

  it('D8 stand once on every page of every list', () => {
    expect(listings.length).toBeGreaterThan(500);
    expect(listings.flatMap((listing) => twice(listing, dealt, PAGE_SIZE))).toEqual([]);
  });

  it('stand once on the pages that the newest films move to', () => {
    expect(listings.filter(({ isMoving }) => isMoving).flatMap((listing) => twice(listing, dealt, 1))).toEqual([]);
  });

  it('stand once on every page of the lists that one or two filters make', () => {
    expect(filtered.length).toBeGreaterThan(5_000);
    expect(filtered.flatMap((listing) => twice(listing, dealt, PAGE_SIZE))).toEqual([]);
  });
});

describe('dealing', () => {
  it('leaves films of a site without pictures out', () => {
    expect(dealCompositions([{ id: 'a', site: 'vixen' }], [], () => []).size).toBe(0);
  });

  it('shows one picture twice only where there are too few', () => {
    const films = ['a', 'b', 'c'].map((id) => ({ id, site: 'vixen' }));
    const lists = [{ ids: ['a', 'b', 'c'], isMoving: false }];
    const of = (pool: string[]) => new Set(dealCompositions(films, lists, () => pool).values()).size;
    expect([of(['1']), of(['1', '2']), of(['1', '2', '3'])]).toEqual([1, 2, 3]);
  });
});
