import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';
import { head } from './screens/videos-page.tsx';
import { readVideosSearch } from './videos-search.ts';

const facets = [
  {
    name: 'categories',
    values: [
      { value: 'late-rain', name: 'Late rain', count: 7, isExact: true },
      { value: 'wind', name: 'Wind', count: 3, isExact: true },
    ],
  },
];

/** The tags of a listing of seven films, by its filters. */
function headOf(raw: RawSearch, { isFaceted = true, total = 7, totalIsExact = true, isEmpty = false } = {}) {
  const read = readVideosSearch(raw, isFaceted, ['late-rain', 'wind']);
  if (!read.ok) throw new Error('An address that is not answered');
  const tenant = { ...testTenant, features: { ...testTenant.features, facetedSearch: isFaceted } };
  const context = { tenant, listing: read.value };
  const data = {
    videos: { items: isEmpty ? [] : [{}], info: { total, totalIsExact }, facets: isFaceted ? facets : null },
    categories: isFaceted ? null : [{ slug: 'late-rain', name: 'Late rain', videoCount: 7 }],
  };
  const { meta = [], links = [] } = head({ match: { context }, loaderData: data } as never);
  const tags = meta as readonly { title?: string; name?: string; content?: string }[];
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content;
  return {
    title: tags.find(({ title }) => title !== undefined)?.title,
    description: named('description'),
    keywords: named('keywords'),
    robots: named('robots'),
    canonical: (links as readonly { rel: string; href: string }[]).find(({ rel }) => rel === 'canonical')?.href,
  };
}
const { name: brand, urls } = testTenant;

describe('T05 the head of the listing of videos', () => {
  it('describes the whole list, and its size', () => {
    expect(headOf({})).toMatchObject({
      title: `Videos — ${brand}`,
      description: expect.stringContaining('7 videos'),
      robots: undefined,
      canonical: `${urls.tour}/videos`,
    });
    expect(headOf({}, { total: 10_000, totalIsExact: false }).description).toContain('More than 10,000 videos');
  });

  it('names a later page', () => {
    expect(headOf({ page: '3' })).toMatchObject({
      title: `Videos — ${brand}, page 3`,
      canonical: `${urls.tour}/videos?page=3`,
    });
  });

  it.each([true, false])('names what filters it (faceted search: %s)', (isFaceted) => {
    const tags = headOf({ categories: 'late-rain', order: 'name' }, { isFaceted });
    expect(tags.title).toBe(`Late rain: videos — ${brand}`);
    expect(tags.description).toBe(`Late rain at ${brand}: 7 videos, newest first.`);
    expect(tags.keywords).toMatch(/^Late rain, /);
    // Another order is the same content.
    expect(tags.canonical).toBe(`${urls.tour}/videos?categories=late-rain`);
    expect(tags.robots).toBeUndefined();
  });

  it('names three filters at most, and leads no search engine into what combines without end', () => {
    const tags = headOf({ categories: 'late-rain,wind', hair: 'red', year: '2025' });
    expect(tags.title).toBe(`Late rain, Wind, Red hair: videos — ${brand}`);
    expect(tags.robots).toBe('noindex');
  });

  it('leads no search engine to a search, or to a page without films', () => {
    expect(headOf({ search: 'rain' }, { isFaceted: false })).toMatchObject({
      title: `“rain”: videos — ${brand}`,
      robots: 'noindex',
    });
    expect(headOf({ categories: 'nothing-of-that-name' }, { isEmpty: true, total: 0 }).robots).toBe('noindex');
  });
});
