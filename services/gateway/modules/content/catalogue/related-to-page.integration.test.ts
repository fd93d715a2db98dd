import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { knowWords } from './testing/public.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, vixenplus] });
beforeAll(async () => {
  await knowWords(gateway.services);
}, 120_000);

interface Film {
  readonly slug: string;
  readonly title: string;
  readonly rating: number | null;
  readonly site: { readonly id: string };
}
interface Found {
  readonly items: readonly Film[];
  readonly related: readonly Film[];
}

const film = 'slug title rating site { id }';
async function find(input: Record<string, unknown>, limit = 8, tenant = 'vixen'): Promise<Found> {
  const { data, errors } = await gateway.graphql<{ videos: Found }>(
    `query ($input: VideosInput!, $limit: Int) { videos(input: $input) {
      items { ${film} } related(limit: $limit) { ${film} } } }`,
    { input, limit },
    { tenant },
  );
  expect(errors).toBeUndefined();
  return data.videos;
}

describe('R19 films to go on with', () => {
  it('R19 are like what a search finds, where that is little, and none of what it finds', async () => {
    const { items } = await find({ pageSize: 1 });
    const title = items[0]?.title ?? '';
    const found = await find({ search: title });
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.length).toBeLessThanOrEqual(8);
    expect(found.related).toHaveLength(8);
    const slugs = found.related.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug } of found.items) expect(slugs).not.toContain(slug);
    for (const { site } of found.related) expect(site.id).toBe('vixen');
  });

  it('R19 are the best rated where it finds nothing', async () => {
    const { items, related } = await find({ search: 'xyzzyplugh' }, 5);
    expect(items).toEqual([]);
    const best = await find({ order: 'RATING', pageSize: 5 });
    expect(related).toEqual(best.items);
  });

  it('R19 are not there beside a longer list, nor on its later pages', async () => {
    expect((await find({})).related).toEqual([]);
    expect((await find({ page: 10_000, pageSize: 1 })).related).toEqual([]);
  });

  it('are as many as were wanted, and at most 24', async () => {
    expect((await find({ search: 'xyzzyplugh' }, 0)).related).toEqual([]);
    expect((await find({ search: 'xyzzyplugh' }, 500)).related).toHaveLength(24);
    expect((await find({ search: 'xyzzyplugh' }, -3)).related).toEqual([]);
  });
});

describe('R14 the pictures of categories', () => {
  it.each(['vixen', 'vixenplus'])('R14 differ within the list of %s', async (tenant) => {
    const { data } = await gateway.graphql<{ categories: { picture: { src: string } }[] }>(
      '{ categories { picture { src } } }',
      {},
      { tenant },
    );
    const pictures = data.categories.map(({ picture }) => picture.src);
    expect(pictures.length).toBeGreaterThan(6);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
