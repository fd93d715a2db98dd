import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';
import { performersHref, readPerformersSearch } from './performers-search.ts';
import { head } from './screens/performers-page.tsx';

function headOf(raw: RawSearch, isFaceted: boolean) {
  const read = readPerformersSearch(raw, isFaceted);
  if (!read.ok) throw new Error('An address that is not answered');
  const tenant = { ...testTenant, features: { ...testTenant.features, facetedSearch: isFaceted } };
  const loaderData = { performers: { items: [{}], facets: [] } };
  const { meta = [], links = [] } = head({
    match: { context: { tenant, listing: read.value } },
    loaderData,
  } as never);
  const tags = meta as readonly { title?: string; name?: string; content?: string }[];
  return {
    title: tags.find(({ title }) => title !== undefined)?.title,
    robots: tags.find(({ name }) => name === 'robots')?.content,
    canonical: (links as readonly { rel: string; href: string }[]).find(({ rel }) => rel === 'canonical')?.href,
    own: testTenant.urls.tour + performersHref(read.value, { page: read.value.page }),
  };
}
const brand = testTenant.name;

describe('T05 the head of the listing of performers', () => {
  it.each([
    [{ sex: 'F' }, true, `Performers — ${brand}`],
    [{ sex: 'M', page: '2' }, true, `Men: performers — ${brand}, page 2`],
    [{ sex: 'F', hair: 'red' }, true, `Red hair: performers — ${brand}`],
    [{}, false, `Performers — ${brand}`],
    [{ gender: 'guys' }, false, `Men: performers — ${brand}`],
  ])('of %j (faceted search: %s) is %s', (raw, isFaceted, title) => {
    const tags = headOf(raw, isFaceted);
    expect(tags.title).toBe(title);
    expect(tags.robots).toBeUndefined();
    expect(tags.canonical).toBe(tags.own);
  });

  it('leads no search engine into what combines without end, and takes another order for the same', () => {
    expect(headOf({ sex: 'M', hair: 'red' }, true).robots).toBe('noindex');
    expect(headOf({ sex: 'M', order: 'name' }, true).canonical).toBe(headOf({ sex: 'M' }, true).own);
  });
});
