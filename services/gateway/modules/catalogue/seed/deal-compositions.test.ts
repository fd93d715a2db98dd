import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { seedRandom } from '../../../db/seed/seed-random.ts';
import { compositionsOfSite } from '../../media/public.ts';
import { dealCompositions, type Listing } from './deal-compositions.ts';
import { castVideos, categorise } from './joins.ts';
import { filteredListingsOf, listingsOf } from './listings.ts';
import { makePerformers } from './performers.ts';
import { uniqueNames } from './slugs.ts';
import { makeSiteVideos } from './videos.ts';

const today = new Date('2026-03-02T00:00:00Z');

/** The seed's films and the lists that pages show of them. */
function seeded() {
  const context = { db: undefined as never, today, random: seedRandom };
  const videos = makeSiteVideos(context, uniqueNames());
  const casts = castVideos(context, videos, makePerformers(context));
  const categories = categorise(context, videos);
  return {
    videos,
    listings: listingsOf(today, videos, casts, categories),
    filtered: filteredListingsOf(today, videos, categories),
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

describe('the pictures of the seeded films', () => {
  const { videos, listings, filtered } = seeded();
  const dealt = dealCompositions(videos, listings, compositionsOfSite, filtered);

  it('are of their own brand', () => {
    for (const { id, site_id } of videos) expect(compositionsOfSite(site_id)).toContain(dealt.get(id));
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
    expect(dealCompositions([{ id: 'a', site_id: 'vixen' }], [], () => []).size).toBe(0);
  });

  it('shows one picture twice only where there are too few', () => {
    const films = ['a', 'b', 'c'].map((id) => ({ id, site_id: 'vixen' }));
    const lists = [{ ids: ['a', 'b', 'c'], isMoving: false }];
    const of = (pool: string[]) => new Set(dealCompositions(films, lists, () => pool).values()).size;
    expect([of(['1']), of(['1', '2']), of(['1', '2', '3'])]).toEqual([1, 2, 3]);
  });
});
